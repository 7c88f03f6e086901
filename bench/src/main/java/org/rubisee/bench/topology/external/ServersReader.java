package org.rubisee.bench.topology.external;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

/**
 * Reads the server of a tier, or a list of its servers, which becomes the first with the others.
 */
final class ServersReader extends JsonDeserializer<Hosts.Server> {

  /** As many as the knobs {@code web-nodes} and {@code app-nodes} take. */
  private static final int MOST_SERVERS = 9;

  @Override
  public Hosts.Server deserialize(JsonParser parser, DeserializationContext context)
      throws IOException {
    if (!parser.isExpectedStartArrayToken()) {
      return context.readValue(parser, Hosts.Server.class);
    }
    List<Hosts.Server> servers =
        context.readValue(
            parser,
            context.getTypeFactory().constructCollectionType(List.class, Hosts.Server.class));
    String wrong = complaint(servers);
    if (!wrong.isEmpty()) {
      throw JsonMappingException.from(parser, wrong);
    }
    Hosts.Server first = servers.get(0);
    return new Hosts.Server(first.address(), first.agent(), servers.subList(1, servers.size()));
  }

  private static String complaint(List<Hosts.Server> servers) {
    if (servers.isEmpty() || servers.stream().anyMatch(Objects::isNull)) {
      return "a list of servers has entries like '- address: 10.0.0.2:8080', and one at least";
    }
    if (servers.size() > MOST_SERVERS) {
      return "a tier has at most " + MOST_SERVERS + " servers, not " + servers.size();
    }
    return servers.stream().map(Hosts.Server::address).distinct().count() < servers.size()
        ? "two servers of a tier have the same address: each needs its own"
        : "";
  }
}
