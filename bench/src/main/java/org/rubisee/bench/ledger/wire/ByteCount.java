package org.rubisee.bench.ledger.wire;

import org.rubisee.bench.ledger.table.Column;

/** Counts the bytes of a connection. */
record ByteCount(Tally tally, Column sent, Column received) implements Listener {

  @Override
  public void fromClient(byte[] bytes, int length) {
    tally.add(sent, length);
  }

  @Override
  public void fromServer(byte[] bytes, int length) {
    tally.add(received, length);
  }
}
