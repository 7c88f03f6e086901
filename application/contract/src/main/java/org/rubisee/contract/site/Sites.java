package org.rubisee.contract.site;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Assumptions;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.LoadedData;
import org.rubisee.contract.data.PristineCopy;
import org.rubisee.contract.data.TestData;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;

/** The sites of one run of the suite, and the database that they share. */
public final class Sites implements AutoCloseable {

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private final SiteSource source;
  private final Map<SiteVariant, Future<SiteUnderTest>> begun = new EnumMap<>(SiteVariant.class);
  private final ExecutorService starter = Executors.newSingleThreadExecutor();
  private final PristineCopy pristine;
  private final long sinceNanos = System.nanoTime();
  private volatile long upNanos = sinceNanos;
  private final HttpClient http = HttpClient.create(HttpOptions.DEFAULT.followingRedirects());

  private Sites(SiteSource source) {
    this.source = source;
    this.pristine = PristineCopy.of(source.database(), source.data());
  }

  /**
   * The sites that the system properties ask for: {@linkplain RunningSiteSource#configured running
   * ones}, else {@linkplain ProgramSiteSource#configured a program}, else the implementation of the
   * module's folder.
   *
   * @param loaded has a database for that
   */
  static Sites configured(LoadedData loaded) {
    Path home = Path.of(System.getProperty("rubis.home", ".."));
    Path module = Path.of(System.getProperty("rubis.contract.module", ""));
    TestData data = TestData.of(LocalSiteSource.implementation(module));
    return new Sites(
        RunningSiteSource.configured(data)
            .map(SiteSource.class::cast)
            .or(() -> ProgramSiteSource.configured(home, module, data, loaded))
            .orElseGet(() -> LocalSiteSource.start(home, module, loaded)));
  }

  /**
   * Starts a site unless it runs. Those that the suite needs later are started after the standard
   * one, one by one, while the first tests run: a suite that waited for each would do nothing for
   * half of its time. Skips the test when the site cannot be had.
   *
   * @param neededLater what to start besides a standard site
   */
  void start(SiteVariant variant, Set<SiteVariant> neededLater) {
    Assumptions.assumeTrue(source.canBe(variant), () -> "Skipped: " + source.remedy(variant));
    if (!begun.containsKey(variant)) {
      begin(variant);
      if (variant == SiteVariant.STANDARD) {
        neededLater.stream().filter(source::canBe).forEach(this::begin);
      }
    }
    running(variant);
  }

  private void begin(SiteVariant variant) {
    begun.computeIfAbsent(variant, it -> starter.submit(() -> started(it)));
  }

  private SiteUnderTest started(SiteVariant variant) {
    SiteUnderTest site = source.start(variant);
    if (variant.hasNoKnobs()) {
      upNanos = System.nanoTime();
    }
    return site;
  }

  private SiteUnderTest running(SiteVariant variant) {
    try {
      return begun.get(variant).get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while the site was being started", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("The site " + variant + " did not start", e.getCause());
    }
  }

  /** Stops a site; {@link #start} starts it again. */
  void stop(SiteVariant variant) {
    if (begun.containsKey(variant)) {
      SiteUnderTest site = running(variant);
      begun.remove(variant);
      site.close();
    }
  }

  /** Somebody in front of this site. */
  Customer customer(SiteVariant variant) {
    start(variant, Set.of());
    return new Customer(running(variant).baseUri(), http);
  }

  /** The ports of its tiers; none if they are not on this machine. */
  TierPorts ports(SiteVariant variant) {
    start(variant, Set.of());
    return running(variant).ports().orElse(TierPorts.NONE);
  }

  /** What its servers have written. */
  ServerFiles files(SiteVariant variant) {
    start(variant, Set.of());
    return running(variant).files();
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
    long overNanos = System.nanoTime();
    starter.shutdown();
    Set.copyOf(begun.keySet()).forEach(this::closeIfStarted);
    System.getLogger(Sites.class.getName())
        .log(
            System.Logger.Level.INFO,
            "The last site without knobs of its own was up after {0} s, the last test over after {1} s",
            (upNanos - sinceNanos) / NANOS_PER_SECOND,
            (overNanos - sinceNanos) / NANOS_PER_SECOND);
    http.close();
    pristine.delete();
    source.close();
  }

  /** A site that did not start has nothing to close, and its tests have said so. */
  private void closeIfStarted(SiteVariant variant) {
    try {
      begun.get(variant).get().close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      begun.remove(variant);
    }
  }
}
