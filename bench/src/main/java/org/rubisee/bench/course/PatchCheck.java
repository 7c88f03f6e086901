package org.rubisee.bench.course;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hc.client5.http.async.methods.SimpleRequestBuilder;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.ledger.wire.CountedPages;
import org.rubisee.http.HttpAnswer;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

/**
 * The exercise asks for changed code. A site that runs it, with {@code serve --show-counts}, is
 * asked for a page, which must still be the page of the contract and take other counts.
 *
 * @param site how the site is written on the command line, for example {@code session-beans}
 * @param page below the site's path, with its query
 * @param counts the right numbers, by their names in the header {@value CountedPages#HEADER}
 */
public record PatchCheck(String site, String page, Map<String, Long> counts) implements Check {

  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int OK = 200;
  private static final String OUTCOME = "name=rubis-outcome content=ok>";

  /** Copies the map in its order. */
  public PatchCheck {
    counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
  }

  @Override
  public List<String> names() {
    return List.copyOf(counts.keySet());
  }

  /**
   * What the page takes on a running site, in the order of the names. It is asked for twice, since
   * the first page of its kind takes more.
   *
   * @param root where the site's pages begin; ends with a slash
   * @throws CommandFailedException if there is no such page with counts; the message says what to
   *     do
   */
  public List<Long> measured(URI root) throws InterruptedException {
    URI address = root.resolve(page);
    try (HttpClient http = HttpClient.create(HttpOptions.DEFAULT.withConnectPatience(PATIENCE))) {
      http.send(SimpleRequestBuilder.get(address).build(), PATIENCE);
      HttpAnswer answer = http.send(SimpleRequestBuilder.get(address).build(), PATIENCE);
      if (answer.status() != OK || !answer.text().contains(OUTCOME)) {
        throw new CommandFailedException(
            address + " is not the page any more: it answered " + answer.status());
      }
      Map<String, Long> taken = parsed(answer.header(CountedPages.HEADER).orElse(""));
      if (!taken.keySet().containsAll(counts.keySet())) {
        throw new CommandFailedException(
            "The site at " + root + " shows no counts: serve it with --show-counts");
      }
      return names().stream().map(taken::get).toList();
    } catch (IOException e) {
      throw new CommandFailedException(
          "There is no site at "
              + root
              + ": run './rubis serve "
              + site
              + " --show-counts' beside this command ("
              + e.getMessage()
              + ")",
          e);
    }
  }

  private static Map<String, Long> parsed(String header) {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (String pair : header.split(",\\s*")) {
      String[] sides = pair.split("=");
      if (sides.length == 2) {
        counts.put(sides[0], Long.valueOf(sides[1]));
      }
    }
    return counts;
  }
}
