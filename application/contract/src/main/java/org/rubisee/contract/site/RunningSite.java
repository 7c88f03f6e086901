package org.rubisee.contract.site;

import java.net.URI;
import java.util.Optional;
import org.rubisee.contract.attack.TierPorts;

/**
 * A site that somebody else started and will stop.
 *
 * @param baseUri where its pages begin, ending with a slash
 */
record RunningSite(URI baseUri) implements SiteUnderTest {

  @Override
  public Optional<TierPorts> ports() {
    return Optional.empty();
  }

  @Override
  public ServerFiles files() {
    return new ServerFiles(Optional.empty());
  }

  /** The site runs on. */
  @Override
  public void close() {
    // Nothing was started for the suite.
  }
}
