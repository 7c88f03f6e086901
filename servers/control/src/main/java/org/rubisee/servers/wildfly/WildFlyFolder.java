package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.OwnerOnly;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.ServerFiles;
import org.rubisee.servers.XmlText;
import org.rubisee.settings.SiteSettings;

/**
 * What one server keeps on disk beside its {@link ServerFiles}.
 *
 * <pre>
 * configuration/     a copy of the provisioned server's, plus what is deployed
 * archives/          copies of the archives, so that a build may go on while the server serves
 * data/ tmp/ log/    the server's own; data/kept is what a deployment needs after a restart
 * </pre>
 */
record WildFlyFolder(Path root) {

  /** Who calls beans of the application tier. */
  static final String APP_USER = "rubis";

  private static final String APP_REALM = "ApplicationRealm";

  private static final String DATA = "data";
  private static final String KEPT = "kept";

  /** The level of the category that lists system properties and arguments. */
  private static final String LISTED_PROPERTIES = "logger.org.jboss.as.config.level=";

  /** What says which connections may become connections of remoting: see servers/remoting-ports. */
  private static final String REMOTING_PORTS = "remoting-ports.jar";

  /** In the configuration of a web server: the application servers that it calls by remoting. */
  private static final String REMOTING_PROFILE = "<profile name=\"remoting\">";

  /** How calls of beans over HTTP are made. */
  Path httpClientFile() {
    return configuration("http-client.xml");
  }

  /**
   * Creates the folder again for the same server, which ended or was killed. If a deployment has
   * files in {@code data/kept}, the server's data stay as they are, its log of transactions among
   * them.
   *
   * @throws ServerFailedException if another version of this project provisioned the server
   */
  void prepareAgain(Path home, List<Path> archives) throws IOException {
    Path data = root.resolve(DATA);
    if (Files.isDirectory(data.resolve(KEPT))) {
      Path aside = root.resolve(KEPT);
      DirectoryCopy.delete(aside);
      Files.move(data, aside);
      prepare(home, archives);
      Files.move(aside, data);
    } else {
      prepare(home, archives);
    }
  }

  /**
   * Creates the folder again, without what an earlier start left.
   *
   * @throws ServerFailedException if another version of this project provisioned the server
   */
  void prepare(Path home, List<Path> archives) throws IOException {
    if (!Files.exists(home.resolve(REMOTING_PORTS))) {
      throw new ServerFailedException(
          String.format(
              Locale.ROOT,
              "The server in %s has no %s, so another version of RUBiS EE provisioned it. Build that checkout with this version, or compare it by its own version",
              home,
              REMOTING_PORTS));
    }
    for (String old : List.of("configuration", "archives", DATA, "tmp", "log", "deployments")) {
      DirectoryCopy.delete(root.resolve(old));
    }
    Files.createDirectories(root.resolve("archives"));
    Files.createDirectories(root.resolve("configuration"));
    Path original = home.resolve("standalone/configuration");
    try (Stream<Path> files = Files.list(original)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, configuration(file.getFileName().toString()));
      }
    }
    keepPropertiesOutOfLog();
    deploy(home.resolve(REMOTING_PORTS), archives);
  }

  /**
   * A server that starts would write its system properties and arguments, the key of the tickets
   * among them, to a log that every account of the machine can read.
   */
  private void keepPropertiesOutOfLog() throws IOException {
    Path file = configuration("logging.properties");
    Files.writeString(
        file,
        Files.readString(file).replace(LISTED_PROPERTIES + "DEBUG", LISTED_PROPERTIES + "INFO"));
  }

  /** What is deployed stands in the server's configuration: it is deployed when it has started. */
  private void deploy(Path remotingPorts, List<Path> archives) throws IOException {
    StringBuilder deployments = new StringBuilder("    <deployments>\n");
    deployments.append(deployment(REMOTING_PORTS, "fs-exploded", remotingPorts));
    for (Path archive : archives) {
      String name = archive.getFileName().toString();
      Path copy = root.resolve("archives").resolve(name);
      Files.copy(archive, copy, StandardCopyOption.REPLACE_EXISTING);
      deployments.append(deployment(name, "fs-archive", copy));
    }
    Path file = configuration("standalone.xml");
    String xml = Files.readString(file);
    int end = xml.lastIndexOf("</server>");
    Files.writeString(
        file, xml.substring(0, end) + deployments + "    </deployments>\n" + xml.substring(end));
  }

  private static String deployment(String name, String kind, Path content) {
    return String.format(
        Locale.ROOT,
        "        <deployment name=\"%1$s\" runtime-name=\"%1$s\"><%2$s path=\"%3$s\"/></deployment>%n",
        XmlText.of(name),
        kind,
        XmlText.of(content.toString()));
  }

  /**
   * Lets this application server serve pages, like a web server.
   *
   * @param web the provisioned web server
   * @param isCallingItself whether this server calls its beans over the network
   */
  void servePagesLike(Path web, boolean isCallingItself) throws IOException {
    Path file = configuration("standalone.xml");
    String pages = Files.readString(web.resolve("standalone/configuration/standalone.xml"));
    Files.writeString(
        file, CoLocatedConfiguration.of(Files.readString(file), pages, isCallingItself));
  }

  /** Takes the way of calls over HTTP out of the configuration, where it has one. */
  void removeInvoker() throws IOException {
    Path file = configuration("standalone.xml");
    Files.writeString(file, Files.readString(file).replaceAll("<http-invoker [^>]*/>", ""));
  }

  /**
   * Adds application servers to the one whose beans this server calls by remoting.
   *
   * @param addresses {@code host:port} of each
   */
  void addAppNodes(List<String> addresses) throws IOException {
    Path file = configuration("standalone.xml");
    String xml = Files.readString(file);
    int end = xml.indexOf("</profile>", Math.max(0, xml.indexOf(REMOTING_PROFILE)));
    if (!xml.contains(REMOTING_PROFILE) || end < 0) {
      throw new ServerFailedException(
          "The server's configuration has no profile for calls by remoting: provision it again"
              + " with 'mvn -DskipTests package'");
    }
    StringBuilder connections = new StringBuilder();
    for (int number = 2; number <= addresses.size() + 1; number++) {
      connections.append(
          String.format(
              Locale.ROOT,
              "<remote-http-connection name=\"app%d\" uri=\"remote+http://%s\"/>%n",
              number,
              addresses.get(number - 2)));
    }
    Files.writeString(file, xml.substring(0, end) + connections + xml.substring(end));
  }

  /** Whether beans of this server can be called from elsewhere. */
  boolean takesCalls() throws IOException {
    return Files.readString(configuration("standalone.xml")).contains("\"rubis.beans.listener\"");
  }

  /**
   * Lets a web tier with this password call the beans of this server. Only the owner can read the
   * file: the hash in it takes the place of the password in DIGEST-MD5.
   *
   * @throws IllegalArgumentException if the password is too short
   */
  void allowCallsWith(String password) throws IOException {
    if (password.length() < SiteSettings.SHORTEST_SECRET) {
      throw new IllegalArgumentException(
          "The password between web tier and application tier has at least "
              + SiteSettings.SHORTEST_SECRET
              + " characters: choose a longer one");
    }
    String secret = APP_USER + ":" + APP_REALM + ":" + password;
    Files.writeString(
        OwnerOnly.file(configuration("application-users.properties")),
        APP_USER + "=" + md5(secret) + "\n");
  }

  private Path configuration(String file) {
    return root.resolve("configuration").resolve(file);
  }

  /** The hash that DIGEST-MD5 demands of the server's list of users. */
  private static String md5(String text) {
    try {
      byte[] hash = MessageDigest.getInstance("MD5").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
