package org.rubisee.emulator.http;

import org.rubisee.measurement.Outcome;

/** A client's persistent connection to the site. One request at a time. */
public interface Line {

  /**
   * Sends a request; opens the connection if there is none. The answer comes to the {@link Answers}
   * of the line.
   *
   * @param form to POST; empty: a GET
   * @param keepBody whether the body is wanted; else its bytes are only counted
   */
  void send(String path, String form, boolean keepBody);

  /** Gives up the request in flight, which then fails as timed out, and its connection. */
  void giveUp();

  /** Closes the connection: the session is over. */
  void close();

  /** Makes lines. */
  interface Factory {
    /** A line that reports to these; the connection is opened with the first request. */
    Line open(Answers answers);
  }

  /** Receives what comes over a line. */
  interface Answers {
    /** The request goes out now. */
    void sent();

    /**
     * The answer is complete.
     *
     * @param body valid during this call; empty if it was not kept
     * @param length how much of {@code body} counts
     * @param bytes size of the answer's body
     */
    void answered(int status, byte[] body, int length, long bytes);

    /** There is no complete answer. */
    void failed(Outcome outcome);

    /** The site had closed the idle connection; the request goes out again on a new one. */
    void reconnected();
  }
}
