package org.rubisee.contract.site;

import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.TestData;

/** Where the sites of a run come from. */
interface SiteSource extends AutoCloseable {

  /** The database that all sites of this source share, loaded. */
  Database database();

  /** What was loaded into it. */
  TestData data();

  /** Whether a site of this kind can be had. */
  boolean canBe(SiteVariant variant);

  /** Why one cannot be had, and what to do. */
  default String remedy(SiteVariant variant) {
    return "no site is running that is deployed as " + variant;
  }

  /** Starts a site and waits until it answers. */
  SiteUnderTest start(SiteVariant variant);

  /** Stops what is shared, after all sites were closed. */
  @Override
  void close();
}
