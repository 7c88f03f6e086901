package org.rubisee.bench.topology.external;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.rubisee.bench.ledger.wire.CallSource;

/** The log of calls of a server on another machine, read through the agent there. */
final class AgentCalls implements CallSource {

  private final HostAgent agent;
  private final ByteArrayOutputStream news = new ByteArrayOutputStream();
  private long size;

  AgentCalls(HostAgent agent) {
    this.agent = agent;
  }

  @Override
  public List<String> take() {
    size();
    String text = news.toString(StandardCharsets.UTF_8);
    news.reset();
    return text.lines().toList();
  }

  @Override
  public long size() {
    String server = agent.place().label();
    try {
      byte[] more = agent.client().log(server, "calls", size);
      news.writeBytes(more);
      size += more.length;
      return size;
    } catch (IOException e) {
      throw new UncheckedIOException("The calls of server " + server + " cannot be read", e);
    }
  }
}
