package org.rubisee.bench.ledger.wire;

/** Hears what passes through one connection. Each direction has a thread of its own. */
interface Listener {

  /** The client wrote these bytes; they are passed on after this call. */
  void fromClient(byte[] bytes, int length);

  /** The server wrote these bytes; they are passed on after this call. */
  void fromServer(byte[] bytes, int length);
}
