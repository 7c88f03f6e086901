package org.rubisee.bench.ledger.wire;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Calls, from the logs of the two servers while they did one page.
 *
 * @param remote calls from the web tier by bean and method
 * @param inside calls between beans by bean and method
 * @param lookups lookups by the web tier
 * @param transactionOperations by the web tier
 */
public record Calls(
    Map<String, Integer> remote,
    Map<String, Integer> inside,
    int lookups,
    int transactionOperations) {

  /** How a call of an entity bean arrives: it is the line after this one. */
  private static final String GATEWAY = "remote EntityGateway.";

  /**
   * Reads two logs. A web server that has the beans, too, has all calls in its own.
   *
   * @param web lines of the web server's
   * @param app lines of the application server's
   */
  public static Calls of(List<String> web, List<String> app) {
    Map<String, Integer> remote = new TreeMap<>();
    Map<String, Integer> inside = new TreeMap<>();
    boolean throughGateway = false;
    for (String line : Stream.concat(web.stream(), app.stream()).toList()) {
      String name = line.substring(line.indexOf(' ') + 1);
      if (line.startsWith(GATEWAY)) {
        throughGateway = true;
      } else if (line.startsWith("remote ") || throughGateway) {
        remote.merge(name, 1, Integer::sum);
        throughGateway = false;
      } else if (line.startsWith("local ") || line.startsWith("entity ")) {
        inside.merge(name, 1, Integer::sum);
      }
    }
    return new Calls(remote, inside, count(web, "lookup "), count(web, "transaction "));
  }

  private static int count(List<String> lines, String kind) {
    return (int) lines.stream().filter(line -> line.startsWith(kind)).count();
  }

  public int remoteTotal() {
    return total(remote);
  }

  public int insideTotal() {
    return total(inside);
  }

  private static int total(Map<String, Integer> calls) {
    return calls.values().stream().mapToInt(Integer::intValue).sum();
  }
}
