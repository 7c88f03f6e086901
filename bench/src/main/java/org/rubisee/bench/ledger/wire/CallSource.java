package org.rubisee.bench.ledger.wire;

import java.util.List;

/** A server's log of calls, wherever it is written. */
public interface CallSource {

  /** The lines that are new since the last time. */
  List<String> take();

  /** Bytes written so far. */
  long size();
}
