package org.rubisee.servers.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.FileSet;
import org.rubisee.servers.LogExcerpt;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.ServerFailedException;
import org.rubisee.servers.knobs.BuildRules;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.knobs.Server;
import org.rubisee.servers.knobs.ServerChoice;
import org.rubisee.servers.wildfly.BuildConfiguration;

/**
 * Another build of a server than the one that this suite provisions, or a server that it provisions
 * when it is first used. A copy is configured like the provisioned server, if there is one, and
 * kept in {@code .rubis/servers/} until the build, or what configures it, is another one. The
 * folder of the build is only read.
 *
 * @param choice which build
 * @param checkout root of the checkout
 * @param folder of the copy
 */
public record ServerBuild(ServerChoice choice, Path checkout, Path folder) {

  private static final String FACTS = "build.properties";
  private static final String SNAPSHOT = "-SNAPSHOT";
  private static final String DOWNLOAD = "download";
  private static final String RESOLVE = "org.apache.maven.plugins:maven-dependency-plugin:3.11.0:";
  private static final int SHOWN_MODULES = 12;
  private static final int ID_BYTES = 4;

  /**
   * What is known of a build.
   *
   * @param version of the build
   * @param sha256 of its files
   * @param modules how many modules of the provisioned server were compared
   * @param differing those whose jars are others
   */
  public record Facts(String version, String sha256, int modules, List<String> differing) {

    /** Copies the list. */
    public Facts {
      differing = List.copyOf(differing);
    }
  }

  /** The build that knobs name; empty if it is the provisioned one. */
  public static Optional<ServerBuild> of(Knobs knobs, Path checkout) {
    ServerChoice choice = knobs.serverChoice();
    return choice.isOtherBuild()
        ? Optional.of(
            new ServerBuild(
                choice,
                checkout,
                checkout.resolve(".rubis/servers").resolve(label(choice)).toAbsolutePath()))
        : Optional.empty();
  }

  /**
   * The copy of the build, for a server whose build is not configured before it starts.
   *
   * @throws ServerFailedException if it cannot be resolved; the message says what to do
   */
  static Path copy(SiteOptions options) {
    return of(options.knobs(), options.home())
        .orElseThrow()
        .prepared()
        .resolve(BuildConfiguration.BUILD);
  }

  /** The folder with the servers of a site, each in {@code NAME/target/server}. */
  static Path servers(SiteOptions options) {
    return of(options.knobs(), options.home())
        .map(ServerBuild::prepared)
        .orElseGet(() -> options.home().resolve("servers"));
  }

  private static String label(ServerChoice choice) {
    return choice.server().name()
        + "-"
        + choice.version().orElseGet(() -> "folder-" + id(choice.folder().orElseThrow()));
  }

  private static String id(Path path) {
    byte[] text = path.toAbsolutePath().normalize().toString().getBytes(StandardCharsets.UTF_8);
    CRC32 crc = new CRC32();
    crc.update(text);
    return HexFormat.of().toHexDigits(crc.getValue(), 2 * ID_BYTES);
  }

  private BuildRules rules() {
    return choice.server().builds().orElseThrow();
  }

  private Server server() {
    return choice.server();
  }

  /** What was prepared before, or else what is prepared now. The build is not looked at again. */
  private Path prepared() {
    try {
      if (!isConfiguredWith(ingredients())) {
        prepare(line -> {});
      }
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What configures the copy: nothing, if its server reads its configuration when it starts. */
  private Optional<BuildConfiguration> configuration() {
    return choice.server().name().equals(Server.STANDARD)
        ? Optional.of(new BuildConfiguration(checkout, folder))
        : Optional.empty();
  }

  private String ingredients() throws IOException {
    return configuration().isPresent()
        ? new FileSet(checkout, BuildConfiguration.ingredients()).sha256()
        : "none";
  }

  private boolean isConfiguredWith(String ingredients) throws IOException {
    Properties stored = stored();
    return ingredients.equals(stored.getProperty("ingredients")) && stored.containsKey(DOWNLOAD);
  }

  /**
   * Copies and configures it, unless that was done with the same files before. What has to be
   * downloaded is downloaded now.
   *
   * @param tell gets progress and warnings
   * @throws ServerFailedException if there is no such build, or it cannot run the site; the message
   *     says what to do
   */
  public void prepare(Consumer<String> tell) {
    // one at a time: in this process by the monitor, on this machine by the lock
    synchronized (ServerBuild.class) {
      try (FileChannel file = lockFile()) {
        file.lock(); // until it is closed
        prepareLocked(tell);
      } catch (IOException e) {
        throw new UncheckedIOException("The build cannot be copied to " + folder, e);
      }
    }
  }

  private FileChannel lockFile() throws IOException {
    Files.createDirectories(folder);
    return FileChannel.open(
        folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private void prepareLocked(Consumer<String> tell) throws IOException {
    String ingredients = ingredients();
    boolean isKept = isConfiguredWith(ingredients);
    if (!isKept || !isRelease()) {
      Path source = choice.folder().isPresent() ? choice.folder().get() : downloaded(tell);
      prepare(source, ingredients, isKept, tell);
    }
    rules().warning(stored().getProperty("version")).ifPresent(tell);
  }

  private void prepare(Path source, String ingredients, boolean isKept, Consumer<String> tell)
      throws IOException {
    String version = versionOf(source);
    FileSet files = new FileSet(source, rules().files());
    String sha256 = files.sha256();
    if (!isKept || !sha256.equals(stored().getProperty("sha256"))) {
      tell.accept(
          String.format(Locale.ROOT, "Configuring %s %s in %s", server().title(), version, folder));
      Files.deleteIfExists(folder.resolve(FACTS));
      DirectoryCopy.delete(folder.resolve(BuildConfiguration.BUILD));
      files.copy(folder.resolve(BuildConfiguration.BUILD));
      write(facts(version, sha256), ingredients);
    }
    DirectoryCopy.delete(download());
  }

  private Facts facts(String version, String sha256) throws IOException {
    if (configuration().isEmpty()) {
      return new Facts(version, sha256, 0, List.of());
    }
    BuildConfiguration configuration = configuration().get();
    configuration.make();
    return new Facts(
        version, sha256, configuration.countModules(), configuration.differingModules());
  }

  /** A version that never changes. */
  private boolean isRelease() {
    return choice.version().filter(version -> !version.endsWith(SNAPSHOT)).isPresent();
  }

  private String versionOf(Path source) {
    String version =
        rules()
            .versionOf(source)
            .orElseThrow(
                () ->
                    new ServerFailedException(
                        String.format(
                            Locale.ROOT,
                            "%s is no unpacked build of %s, which has a file %s: name its folder with"
                                + " server=FOLDER",
                            source,
                            server().title(),
                            rules().versionFile())));
    try {
      rules().requirePossible(version);
    } catch (IllegalArgumentException e) {
      throw new ServerFailedException(e.getMessage(), e);
    }
    return version;
  }

  private Path download() {
    return folder.resolve(DOWNLOAD);
  }

  /** Maven resolves it as it resolves everything of this user. */
  private Path downloaded(Consumer<String> tell) throws IOException {
    String version = choice.version().orElseThrow();
    Path log = folder.resolve("maven.log");
    tell.accept(
        String.format(
            Locale.ROOT,
            "Resolving %s %s with Maven; its log is %s",
            server().title(),
            version,
            log));
    DirectoryCopy.delete(download());
    Files.createDirectories(download().resolve("maven"));
    ProcessBuilder maven =
        ProcessEnvironment.tool(
            List.of(
                "mvn",
                "-B",
                RESOLVE + "copy",
                RESOLVE + "unpack",
                "-Dartifact=" + rules().artifact(version),
                "-DoutputDirectory=" + download().resolve("unpacked")));
    maven.directory(download().resolve("maven").toFile());
    if (ended(maven.redirectErrorStream(true).redirectOutput(log.toFile())) != 0) {
      throw new ServerFailedException(
          String.format(
              Locale.ROOT,
              "Maven cannot resolve %s: check the version and the repositories in your settings.xml. Its"
                  + " output, %s, says:%n%s",
              rules().artifact(version),
              log,
              LogExcerpt.of(log)));
    }
    try (Stream<Path> inside = Files.list(download().resolve("unpacked"))) {
      return inside.filter(Files::isDirectory).sorted().findFirst().orElseThrow();
    }
  }

  private static int ended(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new ServerFailedException("The download of the server was interrupted", e);
    }
  }

  private Properties stored() throws IOException {
    Properties stored = new Properties();
    Path file = folder.resolve(FACTS);
    if (Files.exists(file)) {
      try (InputStream in = Files.newInputStream(file)) {
        stored.load(in);
      }
    }
    return stored;
  }

  private void write(Facts facts, String ingredients) throws IOException {
    Properties properties = new Properties();
    properties.put("version", facts.version());
    properties.put("sha256", facts.sha256());
    properties.put("modules", Integer.toString(facts.modules()));
    properties.put("differing", String.join(" ", facts.differing()));
    properties.put("ingredients", ingredients);
    properties.put(DOWNLOAD, Long.toString(sizeOfDownload()));
    try (OutputStream out = Files.newOutputStream(folder.resolve(FACTS))) {
      properties.store(out, "A build of a server, configured for this suite");
    }
  }

  /** Of the file that was unpacked; 0 if the build is a folder of the user. */
  private long sizeOfDownload() throws IOException {
    if (choice.folder().isPresent()) {
      return 0;
    }
    try (Stream<Path> files = Files.list(download().resolve("unpacked"))) {
      return files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum();
    }
  }

  /** The size of the file that was downloaded; 0 if the build is a folder of the user. */
  public long downloadBytes() {
    try {
      prepared();
      return Long.parseLong(stored().getProperty(DOWNLOAD));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The name of the server in words. */
  public String product() {
    return server().title();
  }

  /** The version of the build. */
  public String version() {
    return facts().version();
  }

  /** What is known of it; it is prepared if it was not. */
  public Facts facts() {
    try {
      prepared();
      Properties stored = stored();
      return new Facts(
          stored.getProperty("version"),
          stored.getProperty("sha256"),
          Integer.parseInt(stored.getProperty("modules")),
          Stream.of(stored.getProperty("differing").split(" "))
              .filter(name -> !name.isEmpty())
              .toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What results say of it. */
  public String remark() {
    Facts facts = facts();
    return String.format(
            Locale.ROOT,
            "The server %s is %s %s with SHA-256 %s.",
            choice.version().orElseGet(() -> choice.folder().orElseThrow().toString()),
            server().title(),
            facts.version(),
            facts.sha256())
        + (configuration().isPresent() ? differences(facts) : "")
        + rules().warning(facts.version()).map(warning -> " " + warning).orElse("");
  }

  private String differences(Facts facts) {
    int differing = facts.differing().size();
    String names =
        String.join(", ", facts.differing().subList(0, Math.min(SHOWN_MODULES, differing)));
    return String.format(
        Locale.ROOT,
        " Modules that differ from those of %s: %d of %d%s.",
        server().inWords(),
        differing,
        facts.modules(),
        differing == 0
            ? ""
            : " ("
                + names
                + (differing > SHOWN_MODULES
                    ? " and " + (differing - SHOWN_MODULES) + " more)"
                    : ")"));
  }
}
