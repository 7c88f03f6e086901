package org.rubisee.bench.topology.agent;

/**
 * What of a request is signed: all that it says, when, and a word that is used once.
 *
 * @param method {@code GET} or {@code POST}
 * @param path with its query
 * @param millis when it was sent, milliseconds since 1970
 * @param nonce made up for this request
 * @param body empty for a GET
 */
record SignedRequest(String method, String path, long millis, String nonce, byte[] body) {

  static final String MILLIS_HEADER = "Rubis-Millis";
  static final String NONCE_HEADER = "Rubis-Nonce";
  static final String SIGNATURE_HEADER = "Rubis-Signature";

  /** All but the body, one per line. */
  String head() {
    return String.join("\n", method, path, Long.toString(millis), nonce, "");
  }
}
