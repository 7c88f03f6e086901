package org.rubisee.contract.data;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

/**
 * Databases with the data of a suite. The first is initialised and loaded; the others, each for a
 * class of tests, begin with a copy of it.
 */
public final class LoadedData implements AutoCloseable {

  private static final String SNAPSHOT = "loaded";

  private final Path folder;
  private int started;

  private LoadedData() {
    try {
      folder = Files.createTempDirectory("rubis-contract");
    } catch (IOException e) {
      throw new UncheckedIOException("There is no folder for databases", e);
    }
  }

  /** That of all classes that are tested in one run. */
  public static LoadedData of(ExtensionContext context) {
    return context
        .getRoot()
        .getStore(Namespace.create(LoadedData.class))
        .getOrComputeIfAbsent(LoadedData.class, unused -> new LoadedData(), LoadedData.class);
  }

  /**
   * Starts a database that holds the data, and nothing else.
   *
   * @param bufferPoolMib of its buffer pool
   */
  public EmbeddedMySql start(TestData data, int bufferPoolMib) {
    EmbeddedMySql mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder.resolve("database-" + started++))
                .withSnapshotsOf(folder.resolve("kept"))
                .withBufferPoolMib(bufferPoolMib)
                .withDurability(MySqlOptions.Durability.RELAXED));
    if (!mySql.hasSnapshot(SNAPSHOT)) {
      data.load(mySql);
      mySql.snapshot(SNAPSHOT);
    }
    return mySql;
  }

  /** Stops a database and removes its files. */
  public static void discard(EmbeddedMySql mySql) {
    mySql.close();
    delete(mySql.options().folder());
  }

  @Override
  public void close() {
    delete(folder);
  }

  private static void delete(Path folder) {
    try {
      DirectoryCopy.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " could not be removed: remove it by hand", e);
    }
  }

  /** Gives it to methods of tests. */
  public static final class Resolver implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == LoadedData.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return of(context);
    }
  }
}
