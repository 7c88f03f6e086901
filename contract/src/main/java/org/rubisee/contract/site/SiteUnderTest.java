package org.rubisee.contract.site;

import java.net.URI;

/** A running site that the suite looks at. */
interface SiteUnderTest extends AutoCloseable {

  /** Where the implementation's pages begin: ends with a slash. */
  URI baseUri();

  /** Stops what was started for the suite. */
  @Override
  void close();
}
