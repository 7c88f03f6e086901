package org.rubisee.bench.ledger.wire;

import org.rubisee.bench.ledger.table.Column;

/** Reads the answer to one statement: rows changed, or columns and then rows. */
final class ResultReader {

  /** The client's capability: no packet marks the end of the columns. */
  static final int DEPRECATE_EOF = 1 << 24;

  /** For commands whose answer has no rows. */
  static final ResultReader NONE = new ResultReader(new Tally(), State.DONE, 0);

  private static final int OK = 0x00;
  private static final int EOF = 0xfe;
  private static final int ERROR = 0xff;
  private static final int LONGEST_PACKET = 0xffffff;

  private enum State {
    FIRST,
    COLUMNS,
    ROWS,
    DONE
  }

  private final Tally tally;
  private final int packetsAfterColumns;
  private State state;
  private long columnsLeft;

  private ResultReader(Tally tally, State state, int packetsAfterColumns) {
    this.tally = tally;
    this.state = state;
    this.packetsAfterColumns = packetsAfterColumns;
  }

  ResultReader(Tally tally, boolean endsColumnsWithEof) {
    this(tally, State.FIRST, endsColumnsWithEof ? 1 : 0);
  }

  void read(Packet packet) {
    switch (state) {
      case FIRST -> first(packet);
      case COLUMNS -> column();
      case ROWS -> row(packet);
      case DONE -> {}
    }
  }

  private void first(Packet packet) {
    state = State.DONE;
    if (packet.head() == OK) {
      tally.add(Column.ROWS_CHANGED, packet.lengthEncoded(1));
    } else if (packet.head() != ERROR) {
      columnsLeft = packet.lengthEncoded(0) + packetsAfterColumns;
      state = State.COLUMNS;
    }
  }

  private void column() {
    columnsLeft--;
    if (columnsLeft == 0) {
      state = State.ROWS;
    }
  }

  private void row(Packet packet) {
    boolean isEnd = packet.head() == EOF && packet.size() < LONGEST_PACKET;
    if (isEnd || packet.head() == ERROR) {
      state = State.DONE;
    } else {
      tally.add(Column.ROWS_SENT, 1);
    }
  }
}
