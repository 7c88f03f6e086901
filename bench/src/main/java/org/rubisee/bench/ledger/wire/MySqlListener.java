package org.rubisee.bench.ledger.wire;

import java.util.HashMap;
import java.util.Map;
import org.rubisee.bench.ledger.table.Column;

/**
 * Reads a connection to MySQL along with its two ends: counts the commands that the driver sends,
 * the rows that come back and the bytes. Logging in and the pool's pings are not counted, since
 * they come when they come.
 */
final class MySqlListener implements Listener {

  private static final int QUERY = 0x03;
  private static final int PING = 0x0e;
  private static final int CHANGE_USER = 0x11;
  private static final int PREPARE = 0x16;
  private static final int EXECUTE = 0x17;
  private static final int RESET_CONNECTION = 0x1f;
  private static final int LOGGING_IN = -1;

  /** What a reset of the session is called among the statements. */
  private static final String RESET = "(reset of the connection)";

  /**
   * The client's capability: before a query's text stand its attributes, of which there are none.
   */
  private static final int QUERY_ATTRIBUTES = 1 << 27;

  private final Tally tally;
  private final PacketSplitter commands = new PacketSplitter(this::command);
  private final PacketSplitter answers = new PacketSplitter(this::answer);
  private final Map<Integer, String> prepared = new HashMap<>();
  private int current = LOGGING_IN;
  private String preparing = "";
  private boolean isLastOfLogin = true;
  private boolean endsColumnsWithEof = true;
  private int queryTextStart = 1;
  private ResultReader result = ResultReader.NONE;

  MySqlListener(Tally tally) {
    this.tally = tally;
  }

  @Override
  public synchronized void fromClient(byte[] bytes, int length) {
    commands.feed(bytes, length);
  }

  @Override
  public synchronized void fromServer(byte[] bytes, int length) {
    answers.feed(bytes, length);
  }

  private void command(Packet packet) {
    if (packet.sequence() != 0) {
      login(packet);
      return;
    }
    current = packet.head();
    if (current != PING) {
      tally.add(Column.TO_DB, packet.bytesOnTheWire());
    }
    switch (current) {
      case QUERY -> execute(packet.text(queryTextStart));
      case EXECUTE -> execute(prepared.getOrDefault(packet.int4(1), "?"));
      case PREPARE -> {
        preparing = packet.text(1);
        tally.add(Column.PREPARE, 1);
      }
      case CHANGE_USER, RESET_CONNECTION -> reset();
      default -> result = ResultReader.NONE;
    }
  }

  /** The session begins anew: the database forgets what was prepared and set. */
  private void reset() {
    prepared.clear();
    result = ResultReader.NONE;
    tally.statement(Column.OTHER, RESET);
  }

  private void login(Packet packet) {
    if (isLastOfLogin) {
      isLastOfLogin = false;
      int capabilities = packet.int4(0);
      endsColumnsWithEof = (capabilities & ResultReader.DEPRECATE_EOF) == 0;
      queryTextStart = (capabilities & QUERY_ATTRIBUTES) == 0 ? 1 : 3;
    }
  }

  private void execute(String text) {
    result = new ResultReader(tally, endsColumnsWithEof);
    tally.statement(StatementKind.of(text), StatementKind.oneLine(text));
    if (StatementKind.locksRows(text)) {
      tally.add(Column.FOR_UPDATE, 1);
    }
  }

  private void answer(Packet packet) {
    if (current == LOGGING_IN || current == PING) {
      return;
    }
    tally.add(Column.FROM_DB, packet.bytesOnTheWire());
    if (current == PREPARE) {
      if (!preparing.isEmpty() && packet.head() == 0) {
        prepared.put(packet.int4(1), preparing);
      }
      preparing = "";
    } else {
      result.read(packet);
    }
  }
}
