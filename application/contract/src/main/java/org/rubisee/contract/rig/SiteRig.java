package org.rubisee.contract.rig;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.LoadedData;
import org.rubisee.contract.data.PristineCopy;
import org.rubisee.contract.data.TestData;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.LocalSiteSource;
import org.rubisee.contract.site.SiteVariant;
import org.rubisee.http.HttpClient;
import org.rubisee.http.HttpOptions;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.TierServer;
import org.rubisee.servers.knobs.Implementation;
import org.rubisee.servers.knobs.KnobCatalogue;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.site.LocalSite;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.servers.site.SiteOptions;
import org.rubisee.servers.site.SiteSoftware;
import org.rubisee.servers.site.SiteTap;

/**
 * A database with the suite's data, for tests that start sites as they want them and look at what
 * the database then is asked. Sites are deployed as the suite's standard variant.
 */
public final class SiteRig implements AutoCloseable {

  private static final int BUFFER_POOL_MIB = 64;

  private final Path home;
  private final Path folder;
  private final EmbeddedMySql mySql;
  private final Database database;
  private final PristineCopy pristine;
  private final HttpClient http = HttpClient.create(HttpOptions.DEFAULT);

  private SiteRig(Path home, Path folder, EmbeddedMySql mySql) {
    this.home = home;
    this.folder = folder;
    this.mySql = mySql;
    database =
        new Database(
            mySql.jdbcUrl() + "&user=" + EmbeddedMySql.USER + "&password=" + mySql.password());
    pristine = PristineCopy.of(database, TestData.of(implementation()));
  }

  /** What this machine lacks for sites of the module's implementation, with what to do. */
  static Optional<String> lacking() {
    Implementation implementation = implementation();
    return SiteSoftware.lackingPhp(implementation, LocalSiteSource.knobs(implementation));
  }

  /**
   * Starts a database that holds the data.
   *
   * @param folder holds everything of the sites
   */
  static SiteRig start(Path folder, LoadedData loaded) {
    return new SiteRig(
        Path.of(System.getProperty("rubis.home", "..")),
        folder,
        loaded.start(TestData.of(implementation()), BUFFER_POOL_MIB));
  }

  /**
   * Options of a site with these knobs, and with those that the suite was started with, in a folder
   * of its own.
   */
  public SiteOptions options(String name, Knobs knobs) {
    return SiteOptions.of(home, folder.resolve(name), SiteDatabase.of(mySql))
        .withSiteSettings(SiteVariant.STANDARD.settings())
        .withKnobs(LocalSiteSource.knobs(implementation()).with(knobs))
        .withQuickCompiler();
  }

  /** Knobs of the module's implementation, written like {@code transport=http@pool=3}. */
  public Knobs knobs(String line) {
    return KnobCatalogue.of(implementation()).parse(line);
  }

  /** Starts the site of the module's implementation on the data as it was loaded. */
  public LocalSite site(SiteOptions options) {
    pristine.putBack();
    return LocalSite.start(implementation(), options);
  }

  private static Implementation implementation() {
    return LocalSiteSource.implementation(Path.of(System.getProperty("rubis.contract.module", "")));
  }

  /** A page, for example {@code ViewItem?itemId=7}, which must be answered. */
  public String page(LocalSite site, String pathAndQuery) {
    Page page = customer(site).get(pathAndQuery);
    assertThat(page.status()).as(pathAndQuery).isEqualTo(200);
    return page.html();
  }

  /** The statuses of pages that so many customers open at once, each all of them in turn. */
  public Set<Integer> statuses(LocalSite site, List<String> pages, int customers) {
    Set<Integer> statuses = ConcurrentHashMap.newKeySet();
    CompletableFuture<?>[] visits =
        IntStream.range(0, customers)
            .mapToObj(
                i ->
                    CompletableFuture.runAsync(
                        () ->
                            pages.forEach(page -> statuses.add(customer(site).get(page).status())),
                        runnable -> new Thread(runnable).start()))
            .toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(visits).join();
    return statuses;
  }

  /** Opens a page so many times at once. */
  public void crowd(LocalSite site, String pathAndQuery, int customers) {
    CompletableFuture<?>[] visits =
        IntStream.range(0, customers)
            .mapToObj(i -> CompletableFuture.runAsync(() -> page(site, pathAndQuery)))
            .toArray(CompletableFuture[]::new);
    CompletableFuture.allOf(visits).join();
  }

  /** A counter of the database server, for example {@code Com_stmt_execute}. */
  public long counter(String name) {
    return database.counter(name);
  }

  /** How many prepared statements the servers have executed while something was done. */
  public long executionsOf(Runnable work) {
    long before = counter("Com_stmt_execute");
    work.run();
    return counter("Com_stmt_execute") - before;
  }

  /** The rows behind the sites. */
  public Database database() {
    return database;
  }

  /**
   * What a server wrote to its log of calls while something was done: one line for each call,
   * lookup and operation on transactions. The site's {@link SiteTap} asks for that log.
   */
  public List<String> callsOf(TierServer server, Runnable work) {
    return callsOf(List.of(server), work).get(0);
  }

  /** The same for several servers, in their order. */
  public List<List<String>> callsOf(List<? extends TierServer> servers, Runnable work) {
    List<Integer> before = servers.stream().map(server -> lines(server).size()).toList();
    work.run();
    List<List<String>> calls = new ArrayList<>();
    for (int i = 0; i < servers.size(); i++) {
      List<String> lines = lines(servers.get(i));
      calls.add(List.copyOf(lines.subList(before.get(i), lines.size())));
    }
    return calls;
  }

  /**
   * Objects of classes that are left in a server after a full garbage collection.
   *
   * @param names a regular expression for the classes
   */
  public long liveInstances(TierServer server, String names) {
    Pattern line = Pattern.compile("\\s*\\d+:\\s+(\\d+)\\s+\\d+\\s+(?:" + names + ")(?:\\s.*)?");
    return histogram(server)
        .lines()
        .map(line::matcher)
        .filter(Matcher::matches)
        .mapToLong(found -> Long.parseLong(found.group(1)))
        .sum();
  }

  private static String histogram(TierServer server) {
    try {
      Process jcmd =
          ProcessEnvironment.measured(
                  List.of(
                      Path.of(System.getProperty("java.home"), "bin/jcmd").toString(),
                      Long.toString(server.pid()),
                      "GC.class_histogram"))
              .redirectErrorStream(true)
              .start();
      String histogram = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(jcmd.waitFor()).as(histogram).isZero();
      return histogram;
    } catch (IOException e) {
      throw new UncheckedIOException("The server's objects could not be counted", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted while objects were counted", e);
    }
  }

  private static List<String> lines(TierServer server) {
    try {
      return Files.readAllLines(server.callLog().orElseThrow());
    } catch (IOException e) {
      throw new UncheckedIOException("The server wrote no log of calls", e);
    }
  }

  /** Changes rows behind the site's back. */
  public void change(String sql) {
    database.change(sql);
  }

  /** The server of the database. */
  public EmbeddedMySql server() {
    return mySql;
  }

  /** Somebody in front of this site. */
  public Customer customer(LocalSite site) {
    return new Customer(site.baseUri(), http);
  }

  @Override
  public void close() {
    http.close();
    LoadedData.discard(mySql);
  }
}
