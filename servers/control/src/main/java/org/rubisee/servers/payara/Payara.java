package org.rubisee.servers.payara;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.distribution.DistributionOptions;
import org.rubisee.servers.distribution.DistributionServer;
import org.rubisee.servers.distribution.LocalArchive;
import org.rubisee.servers.distribution.SharedLibraries;

/**
 * A Payara server on this machine, with a folder of its own, on the loopback interface: pages, and
 * the session beans behind them. It has no metrics, and an administration that nobody can log in
 * to.
 *
 * <pre>
 * domain/            its configuration, libraries and caches; only the owner can read it
 * calls.log          a line per call of a bean, if that was asked for
 * </pre>
 */
public final class Payara extends DistributionServer {

  private static final String STARTED = "Boot Command deploy returned with result SUCCESS";
  private static final String STARTED_WITH_ERRORS = "Boot Command deploy failed";
  private static final String MAIN = "com.sun.enterprise.glassfish.bootstrap.ASMain";

  /** It wants an administrator; no password has this hash, and there is nothing to log in to. */
  private static final String NOBODY = "admin;{SSHA256}" + "A".repeat(54) + "==;asadmin\n";

  /** Where Hibernate finds the transactions of the server. */
  private static final Map<String, String> HIBERNATE =
      Map.of("hibernate.transaction.jta.platform", "SunOne");

  /** What Payara's own start script opens, on JDK 17 and later. */
  private static final List<String> OPENED =
      List.of(
          "--add-opens=java.base/java.io",
          "--add-opens=java.base/java.lang",
          "--add-opens=java.base/java.lang.invoke",
          "--add-opens=java.base/java.net",
          "--add-opens=java.base/java.nio",
          "--add-opens=java.base/java.util",
          "--add-opens=java.base/jdk.internal.loader",
          "--add-opens=java.base/jdk.internal.misc",
          "--add-opens=java.base/sun.net.www.protocol.jar",
          "--add-opens=java.base/sun.net.www.protocol.jrt",
          "--add-opens=java.base/sun.nio.ch",
          "--add-opens=java.desktop/java.beans",
          "--add-opens=java.logging/java.util.logging",
          "--add-opens=java.management/javax.management",
          "--add-opens=java.management/javax.management.openmbean",
          "--add-opens=java.management/sun.management",
          "--add-opens=java.naming/javax.naming.spi",
          "--add-opens=java.rmi/sun.rmi.transport",
          "--add-opens=jdk.management/com.sun.management.internal",
          "--add-exports=java.base/jdk.internal.ref",
          "--add-exports=java.base/sun.net.www",
          "--add-exports=java.base/sun.security.util",
          "--add-exports=java.naming/com.sun.jndi.ldap");

  private static final String KEYS = "keystore.p12";
  private static final String TRUSTED = "cacerts.p12";

  /** What the server expects; it protects nothing, as the files are empty. */
  private static final String KEY_PASSWORD = "changeit";

  private Payara(DistributionOptions options) {
    super(options, STARTED, STARTED_WITH_ERRORS);
  }

  /**
   * Starts a server and waits until everything is deployed.
   *
   * @throws ServerFailedException if an archive is missing, the port is taken or the deployment
   *     fails; the message says why and what to do
   */
  public static Payara start(DistributionOptions options) {
    return started(new Payara(options));
  }

  @Override
  protected ProcessBuilder prepared() throws IOException {
    DirectoryCopy.delete(domain());
    Files.createDirectories(options.folder());
    OwnerOnly.folder(domain());
    Path configuration = Files.createDirectories(domain().resolve("config"));
    LocalArchive archive = new LocalArchive(options.properties(), HIBERNATE, options.callLogger());
    Path application = domain().resolve(options.application().getFileName());
    archive.convert(options.application(), application);
    Files.writeString(
        configuration.resolve("domain.xml"),
        new PayaraConfiguration(options, properties(archive), port()).xml());
    for (String keys : List.of(KEYS, TRUSTED)) {
      writeEmptyKeys(configuration.resolve(keys));
    }
    Files.writeString(configuration.resolve("admin-keyfile"), NOBODY);
    Files.writeString(configuration.resolve("keyfile"), "");
    for (String file : List.of("logging.properties", "default-web.xml")) {
      Files.copy(
          options.checkout().resolve("servers/payara").resolve(file), configuration.resolve(file));
    }
    Files.createDirectories(domain().resolve("docroot"));
    Files.writeString(
        commands(),
        "deploy --name "
            + options.context().substring(1)
            + " --contextroot "
            + options.context()
            + " --property implicitCdiEnabled=false "
            + quoted(application)
            + "\n");
    addLibraries(archive, Files.createDirectories(domain().resolve("lib")));
    files().deleteLogs();
    return files().process(commandLine(), options.process().environment());
  }

  /** The server reads them before it deploys, though nothing here is encrypted. */
  private static void writeEmptyKeys(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      KeyStore keys = KeyStore.getInstance("PKCS12");
      keys.load(null, KEY_PASSWORD.toCharArray());
      keys.store(out, KEY_PASSWORD.toCharArray());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Java has no empty PKCS12 files", e);
    }
  }

  /** Links to them: they are the same for all servers. */
  private void addLibraries(LocalArchive archive, Path folder) throws IOException {
    link(SharedLibraries.driver(options.checkout()), folder);
    if (archive.hasPersistence()) {
      for (Path module : SharedLibraries.persistence(options.checkout())) {
        try (Stream<Path> jars = Files.list(module)) {
          for (Path jar : jars.filter(one -> one.toString().endsWith(".jar")).toList()) {
            link(jar, folder);
          }
        }
      }
    }
  }

  private static void link(Path jar, Path folder) throws IOException {
    Files.createSymbolicLink(folder.resolve(jar.getFileName()), jar.toAbsolutePath());
  }

  private Map<String, String> properties(LocalArchive archive) {
    Map<String, String> properties = new TreeMap<>(options.properties());
    properties.putAll(archive.names());
    callLog().ifPresent(file -> properties.put("rubis.call-log", file.toString()));
    return properties;
  }

  /** As an argument of a command of the server, which knows quotes and a sign before letters. */
  private static String quoted(Path file) {
    return "\"" + file.toString().replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  private Path domain() {
    return options.folder().resolve("domain");
  }

  private Path commands() {
    return domain().resolve("boot-commands");
  }

  private List<String> commandLine() {
    Path home = options.home().resolve("glassfish");
    List<String> command = options.process().java(files().gcLog());
    OPENED.forEach(part -> command.add(part + "=ALL-UNNAMED"));
    command.add("-Xbootclasspath/a:" + home.resolve("lib/grizzly-npn-api.jar"));
    command.add("-Dcom.sun.aas.installRoot=" + home);
    command.add("-Dcom.sun.aas.instanceRoot=" + domain());
    command.add("-Djava.util.logging.SimpleFormatter.format=" + LOG_FORMAT);
    command.add("-Djavax.net.ssl.keyStore=" + domain().resolve("config").resolve(KEYS));
    command.add("-Djavax.net.ssl.trustStore=" + domain().resolve("config").resolve(TRUSTED));
    command.add("-Dorg.glassfish.jms.InitializeOnDemand=true");
    command.add("-Dproduct.name=");
    command.add("-DANTLR_USE_DIRECT_CLASS_LOADING=true");
    command.addAll(options.process().options());
    command.add("-cp");
    command.add(home.resolve("modules/glassfish.jar").toString());
    command.add(MAIN);
    command.addAll(List.of("-type", "DAS", "-instancename", "server", "-domainname", "domain"));
    command.addAll(List.of("-domaindir", domain().toString(), "-read-stdin", "false"));
    command.addAll(List.of("-verbose", "true", "-debug", "false", "-upgrade", "false"));
    command.addAll(List.of("-postbootcommandfile", commands().toString()));
    return command;
  }
}
