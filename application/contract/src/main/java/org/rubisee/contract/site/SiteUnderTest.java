package org.rubisee.contract.site;

import java.net.URI;
import java.util.Optional;
import org.rubisee.contract.attack.TierPorts;

/** A running site that the suite looks at. */
interface SiteUnderTest extends AutoCloseable {

  /** Where the implementation's pages begin: ends with a slash. */
  URI baseUri();

  /** The ports of its tiers, where they run on this machine. */
  Optional<TierPorts> ports();

  /** What its servers have written. */
  ServerFiles files();

  /** Stops what was started for the suite. */
  @Override
  void close();
}
