package org.rubisee.contract.site;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rubisee.contract.attack.TierPorts;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.data.LoadedData;
import org.rubisee.contract.data.TestData;
import org.rubisee.servers.Loopback;
import org.rubisee.servers.LoopbackPort;
import org.rubisee.servers.PageProbe;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerProcess;
import org.rubisee.servers.mysql.EmbeddedMySql;

/**
 * A site that is a program of somebody else. The suite starts it on a database of its own, and
 * tells it by environment variables where to listen, where the data is and what time it is:
 *
 * <ul>
 *   <li>{@code RUBIS_PORT}: the port on the loopback interface; the pages begin at its root
 *   <li>{@code RUBIS_DB_HOST}, {@code RUBIS_DB_PORT}, {@code RUBIS_DB_NAME}, {@code RUBIS_DB_USER},
 *       {@code RUBIS_DB_PASSWORD}: the database
 *   <li>{@code RUBIS_SITE_CLOCK}: as the setting {@code rubis.site.clock}
 * </ul>
 *
 * @param program the file that is executed, in its own folder and without arguments
 * @param folder for its log
 * @param mySql the database, loaded
 * @param data what was loaded into it
 */
record ProgramSiteSource(Path program, Path folder, EmbeddedMySql mySql, TestData data)
    implements SiteSource {

  private static final String PROGRAM = "rubis.contract.program";

  /**
   * The program that the system property {@code rubis.contract.program} names, with a database.
   *
   * @param home root of the checkout; a relative name of the program begins there
   * @param module folder of the module that is tested
   * @return empty when no program is named
   * @throws IllegalArgumentException if the program cannot be executed
   */
  static Optional<SiteSource> configured(Path home, Path module, TestData data, LoadedData loaded) {
    String named = System.getProperty(PROGRAM, "");
    if (named.isEmpty()) {
      return Optional.empty();
    }
    Path program = home.toAbsolutePath().resolve(named).normalize();
    if (!Files.isExecutable(program) || Files.isDirectory(program)) {
      throw new IllegalArgumentException(
          PROGRAM + " is " + program + ", which is no program: build it, or name another file");
    }
    Path folder = module.toAbsolutePath().resolve("target/contract-servers");
    return Optional.of(
        new ProgramSiteSource(
            program, folder, loaded.start(data, LocalSiteSource.BUFFER_POOL_MIB), data));
  }

  @Override
  public Database database() {
    return LocalSiteSource.database(mySql);
  }

  /** It is told the time, but nothing else that makes a variant. */
  @Override
  public boolean canBe(SiteVariant variant) {
    return variant == SiteVariant.STANDARD || variant == SiteVariant.THREE_DAYS_LATER;
  }

  @Override
  public String remedy(SiteVariant variant) {
    return "a program is not told to be deployed as " + variant;
  }

  @Override
  public SiteUnderTest start(SiteVariant variant) {
    int port = LoopbackPort.free(0, program.toString());
    Path log = folder.resolve(variant.name()).resolve("program.log");
    ServerProcess process = new ServerProcess(log.getParent());
    try {
      Files.createDirectories(log.getParent());
      process.start(builder(port, variant), program.getFileName().toString(), log);
      RunningSite site =
          new RunningSite(URI.create("http://" + Loopback.ADDRESS + ":" + port + "/"));
      PageProbe.DEFAULT.require(site.baseUri(), process::isAlive, why -> failed(why, log));
      return new RunningProgram(site, process);
    } catch (IOException | RuntimeException e) {
      process.close();
      throw e instanceof ServerFailedException failure ? failure : failed(e.toString(), log);
    }
  }

  private ProcessBuilder builder(int port, SiteVariant variant) {
    ProcessBuilder builder = ProcessEnvironment.measured(List.of(program.toString()));
    builder.directory(program.getParent().toFile()).redirectErrorStream(true);
    builder
        .environment()
        .putAll(
            Map.of(
                "RUBIS_PORT",
                Integer.toString(port),
                "RUBIS_DB_HOST",
                Loopback.ADDRESS,
                "RUBIS_DB_PORT",
                Integer.toString(mySql.port()),
                "RUBIS_DB_NAME",
                EmbeddedMySql.DATABASE,
                "RUBIS_DB_USER",
                EmbeddedMySql.SITE_USER,
                "RUBIS_DB_PASSWORD",
                mySql.sitePassword(),
                "RUBIS_SITE_CLOCK",
                "fixed:" + variant.now()));
    return builder;
  }

  private ServerFailedException failed(String why, Path log) {
    return new ServerFailedException(
        program + " did not answer its first page with status 200 (" + why + "); its log is " + log,
        null);
  }

  @Override
  public void close() {
    LoadedData.discard(mySql);
  }

  private record RunningProgram(RunningSite site, ServerProcess process) implements SiteUnderTest {

    @Override
    public URI baseUri() {
      return site.baseUri();
    }

    @Override
    public Optional<TierPorts> ports() {
      return site.ports();
    }

    @Override
    public ServerFiles files() {
      return site.files();
    }

    @Override
    public void close() {
      process.close();
    }
  }
}
