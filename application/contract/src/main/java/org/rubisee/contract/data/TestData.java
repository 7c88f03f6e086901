package org.rubisee.contract.data;

import java.util.List;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.mysql.EmbeddedMySql;

/**
 * The data of a suite: the tiny scale with the default seed, the same on every machine.
 *
 * @param application whose data it is
 */
public record TestData(ApplicationData application) {

  /** The data of the application that an implementation belongs to. */
  public static TestData of(Implementation implementation) {
    return new TestData(ApplicationData.named(implementation.application()));
  }

  /** The names of its tables. */
  public List<String> tables() {
    return application.schema().tables();
  }

  /** Fills the database. */
  public void load(EmbeddedMySql mySql) {
    new DataLoader(
            new DatabaseAddress(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password()),
            DataLoader.defaultThreads(),
            LoadProgress.SILENT)
        .load(application.plan(Sizes.TINY));
  }
}
