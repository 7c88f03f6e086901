package org.rubisee.contract.data;

import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.mysql.EmbeddedMySql;

/** The data of the suite: the tiny scale with the default seed, the same on every machine. */
public final class TestData {

  private TestData() {}

  /** Fills the database. */
  public static void load(EmbeddedMySql mySql) {
    new DataLoader(
            new DatabaseAddress(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password()),
            DataLoader.defaultThreads(),
            LoadProgress.SILENT)
        .load(ApplicationData.standard().plan(Sizes.TINY));
  }
}
