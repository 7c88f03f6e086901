package org.rubisee.contract;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** The sites of one run of the suite, and the database that they share. */
final class Sites implements AutoCloseable {

  private final SiteSource source;
  private final Map<SiteVariant, SiteUnderTest> running = new EnumMap<>(SiteVariant.class);
  private final PristineCopy pristine;
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .followRedirects(HttpClient.Redirect.NORMAL)
          .connectTimeout(Duration.ofSeconds(10))
          .build();

  private Sites(SiteSource source) {
    this.source = source;
    this.pristine = PristineCopy.of(source.database());
  }

  /**
   * The sites that the system properties ask for: a running one with {@code rubis.contract.site}
   * and {@code rubis.contract.jdbc-url}, else the implementation of the module's folder.
   */
  static Sites configured() {
    String site = System.getProperty("rubis.contract.site", "");
    if (!site.isEmpty()) {
      return new Sites(
          new RunningSiteSource(
              URI.create(site.endsWith("/") ? site : site + "/"),
              new Database(System.getProperty("rubis.contract.jdbc-url", ""))));
    }
    Path module = Path.of(System.getProperty("rubis.contract.module", ""));
    return new Sites(
        LocalSiteSource.start(Path.of(System.getProperty("rubis.home", "..")), module));
  }

  /** Starts a site unless it runs. Skips the test when it cannot be had. */
  void start(SiteVariant variant) {
    Assumptions.assumeTrue(
        source.canBe(variant), "Skipped: the running site is not deployed as " + variant);
    running.computeIfAbsent(variant, source::start);
  }

  /** Stops a site; does nothing when it does not run. */
  void stop(SiteVariant variant) {
    SiteUnderTest site = running.remove(variant);
    if (site != null) {
      site.close();
    }
  }

  /** Somebody in front of this site. */
  Customer customer(SiteVariant variant) {
    start(variant);
    return new Customer(running.get(variant).baseUri(), http);
  }

  /** What is behind all of them. */
  Database database() {
    return source.database();
  }

  /** Puts the data back. */
  void restore() {
    pristine.putBack();
  }

  @Override
  public void close() {
    running.values().forEach(SiteUnderTest::close);
    pristine.delete();
    source.close();
  }
}
