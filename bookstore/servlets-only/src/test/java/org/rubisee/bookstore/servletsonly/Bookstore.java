package org.rubisee.bookstore.servletsonly;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.schema.ApplicationData;
import org.rubisee.schema.DataLoader;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.schema.LoadProgress;
import org.rubisee.schema.Sizes;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.settings.BusinessClock;
import org.rubisee.settings.SiteSettings;

/**
 * The implementation of this module with the tiny data, started for the first test that has it as a
 * parameter and stopped after the last.
 */
final class Bookstore implements AutoCloseable {
  private static final int BUFFER_POOL_MIB = 64;

  private final Path folder;
  private final EmbeddedMySql mySql;
  private final LocalSite site;
  private final HttpClient http = HttpClient.create(HttpOptions.DEFAULT);

  private Bookstore(Path folder) {
    this.folder = folder;
    mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder.resolve("mysql"))
                .withBufferPoolMib(BUFFER_POOL_MIB)
                .withDurability(MySqlOptions.Durability.RELAXED));
    load(mySql);
    site =
        LocalSite.start(
            Implementation.read(Path.of("").toAbsolutePath()),
            SiteOptions.of(home(), servers(), SiteDatabase.of(mySql))
                .withSiteSettings(
                    Map.of(
                        SiteSettings.PREFIX + "clock",
                        "fixed:" + BusinessClock.LOAD_EPOCH,
                        SiteSettings.PREFIX + "ticket-key",
                        "key of the bookstore's tests"))
                .withQuickCompiler());
  }

  private static Path home() {
    return Path.of(System.getProperty("rubis.home", "../.."));
  }

  private Path servers() {
    return folder.resolve("servers");
  }

  private static void load(EmbeddedMySql mySql) {
    DatabaseAddress address =
        new DatabaseAddress(mySql.jdbcUrl(), EmbeddedMySql.USER, mySql.password());
    new DataLoader(address, DataLoader.defaultThreads(), LoadProgress.SILENT)
        .load(ApplicationData.named("bookstore").plan(Sizes.TINY));
  }

  /** Gives tests the running site. */
  static final class Running implements ParameterResolver {

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == Bookstore.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return context
          .getRoot()
          .getStore(ExtensionContext.Namespace.GLOBAL)
          .getOrComputeIfAbsent(Bookstore.class, type -> started(), Bookstore.class);
    }

    private static Bookstore started() {
      try {
        return new Bookstore(Files.createTempDirectory("bookstore"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Somebody with a browser in front of the site. */
  Customer customer() {
    return new Customer(site.baseUri(), http);
  }

  /** The rows behind the site. */
  Database database() {
    return new Database(
        mySql.jdbcUrl() + "&user=" + EmbeddedMySql.USER + "&password=" + mySql.password());
  }

  /** All files that the servers of the site have written, logs among them. */
  List<Path> writtenFiles() {
    return files(servers());
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    http.close();
    site.close();
    mySql.close();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
