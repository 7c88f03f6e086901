package org.rubisee.contract.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.LoadedData;
import org.rubisee.contract.data.TestData;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.servers.site.SiteSoftware;

/** The implementation of a module, on servers and a database of its own on this machine. */
public final class LocalSiteSource implements SiteSource {

  /** Of the database of a suite. */
  static final int BUFFER_POOL_MIB = 128;

  private final Path home;
  private final Path folder;
  private final Implementation implementation;
  private final EmbeddedMySql mySql;
  private final KnobCatalogue catalogue;
  private final Knobs knobs;

  private LocalSiteSource(Path home, Path module, EmbeddedMySql mySql) {
    this.home = home;
    this.folder = folder(module);
    this.implementation = implementation(module);
    catalogue = KnobCatalogue.of(implementation);
    knobs = knobs(implementation);
    this.mySql = mySql;
  }

  /**
   * Starts a database that holds the data.
   *
   * @param home root of the checkout
   * @param module folder of the implementation's module
   */
  static LocalSiteSource start(Path home, Path module, LoadedData loaded) {
    delete(folder(module));
    return new LocalSiteSource(
        home, module, loaded.start(TestData.of(implementation(module)), BUFFER_POOL_MIB));
  }

  @Override
  public Database database() {
    return database(mySql);
  }

  /** The same database with the account that may change the schema. */
  static Database database(EmbeddedMySql mySql) {
    return new Database(
        mySql.jdbcUrl() + "&user=" + EmbeddedMySql.USER + "&password=" + mySql.password());
  }

  @Override
  public TestData data() {
    return TestData.of(implementation);
  }

  /** The knobs of a variant may exclude those that the suite was started with. */
  @Override
  public boolean canBe(SiteVariant variant) {
    try {
      return SiteSoftware.lackingPhp(implementation, knobs(variant)).isEmpty();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  @Override
  public String remedy(SiteVariant variant) {
    return SiteSoftware.lackingPhp(implementation, knobs)
        .orElse("the knobs of the suite exclude those of " + variant);
  }

  private Knobs knobs(SiteVariant variant) {
    return knobs.with(catalogue.parse(variant.knobs()));
  }

  @Override
  public SiteUnderTest start(SiteVariant variant) {
    Path servers = folder.resolve(variant.name());
    mySql.allowSite(knobs(variant).privileges());
    LocalSite site =
        LocalSite.start(
            implementation,
            SiteOptions.of(home, servers, SiteDatabase.of(mySql))
                .withSiteSettings(variant.settings())
                .withKnobs(knobs(variant))
                .withQuickCompiler());
    return new SiteUnderTest() {
      @Override
      public URI baseUri() {
        return site.baseUri();
      }

      @Override
      public Optional<TierPorts> ports() {
        return Optional.of(TierPorts.of(site, mySql.pid()));
      }

      @Override
      public ServerFiles files() {
        return new ServerFiles(Optional.of(servers));
      }

      @Override
      public void close() {
        site.close();
      }
    };
  }

  @Override
  public void close() {
    LoadedData.discard(mySql);
  }

  /** One of several modules has its descriptor in the folder above them. */
  public static Implementation implementation(Path module) {
    Path folder = module.toAbsolutePath();
    return Implementation.read(
        Files.exists(folder.resolve(Implementation.FILE)) ? folder : folder.getParent());
  }

  /** The knobs that the suite was started with. */
  public static Knobs knobs(Implementation implementation) {
    return KnobCatalogue.of(implementation).parse(System.getProperty("rubis.contract.knobs", ""));
  }

  private static Path folder(Path module) {
    return module.resolve("target/contract-servers").toAbsolutePath();
  }

  private static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " could not be removed: remove it by hand", e);
    }
  }
}
