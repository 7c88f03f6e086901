package org.rubisee.contract.site;

import java.net.URI;

/**
 * A site that somebody else started and will stop.
 *
 * @param baseUri where its pages begin, ending with a slash
 */
record RunningSite(URI baseUri) implements SiteUnderTest {

  /** The site runs on. */
  @Override
  public void close() {
    // Nothing was started for the suite.
  }
}
