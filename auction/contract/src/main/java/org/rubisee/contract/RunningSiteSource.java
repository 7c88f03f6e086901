package org.rubisee.contract;

import java.net.URI;

/**
 * One site that runs already, deployed as the standard variant.
 *
 * @param baseUri where its pages begin, ending with a slash
 * @param database the database behind it, freshly loaded
 */
record RunningSiteSource(URI baseUri, Database database) implements SiteSource {

  @Override
  public boolean canBe(SiteVariant variant) {
    return variant == SiteVariant.STANDARD;
  }

  @Override
  public SiteUnderTest start(SiteVariant variant) {
    return new RunningSite(baseUri);
  }

  /** The site runs on. */
  @Override
  public void close() {
    // Nothing was started.
  }
}
