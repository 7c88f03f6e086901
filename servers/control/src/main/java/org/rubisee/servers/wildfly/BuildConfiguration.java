package org.rubisee.servers.wildfly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.servers.DirectoryCopy;
import org.rubisee.servers.FileSet;
import org.rubisee.servers.Jdk;
import org.rubisee.servers.LogExcerpt;
import org.rubisee.servers.ProcessEnvironment;
import org.rubisee.servers.ServerFailedException;

/**
 * Makes the servers of both tiers of another build of WildFly. Each has the modules and the
 * standard configuration of that build; what the layers of the provisioned servers lack is taken
 * out, and the scripts that configured these run. Each has a folder like a provisioned one:
 *
 * <pre>
 * build/                              the copy of the build
 * web-server/target/server/           links into the copy, modules and configuration of its own
 * app-server/target/server/
 * </pre>
 *
 * @param checkout root of the checkout, with scripts and provisioned servers
 * @param folder where they are made, with the copy of the build
 */
public record BuildConfiguration(Path checkout, Path folder) {

  /** The name of the copy of the build. */
  public static final String BUILD = "build";

  private static final List<String> TIERS = List.of("web-server", "app-server");
  private static final String CONFIGURATION = "standalone/configuration";
  private static final String STANDALONE = CONFIGURATION + "/standalone.xml";
  private static final String MODULES = "modules";
  private static final String SYSTEM = "system";
  private static final Pattern SUBSYSTEM =
      Pattern.compile("(?s)\\n *<subsystem xmlns=\"([^\"]+)\"[^>]*?(?:/>|>.*?</subsystem>)");
  private static final Pattern EXTENSION = Pattern.compile("\\n *<extension module=\"([^\"]+)\"/>");
  private static final Pattern VERSION =
      Pattern.compile("(:(community|preview|experimental))?:[\\d.]+$");

  /** What servers are made of beside the build, below the checkout. */
  public static List<String> ingredients() {
    List<String> parts = new ArrayList<>(List.of("servers/wildfly/builds", "servers/wildfly/cli"));
    for (String tier : TIERS) {
      parts.add("servers/" + tier + "/src/main/cli");
      parts.add("servers/" + tier + "/target/server/modules/com");
      parts.add("servers/" + tier + "/target/server/modules/org");
      parts.add("servers/" + tier + "/target/server/remoting-ports.jar");
      parts.add("servers/" + tier + "/target/server/" + CONFIGURATION);
    }
    return parts;
  }

  /**
   * Makes both servers.
   *
   * @throws ServerFailedException if this WildFly does not take the configuration; the message
   *     quotes what it says
   */
  public void make() throws IOException {
    for (String tier : TIERS) {
      Path home = home(folder, tier);
      DirectoryCopy.delete(home);
      lay(tier, home);
      configure(tier, home);
    }
  }

  /** The modules whose jars differ from those of the provisioned servers. */
  public List<String> differingModules() throws IOException {
    Set<Path> modules = modules();
    List<String> differing = new ArrayList<>();
    for (Path module : modules) {
      Path there = folder.resolve(BUILD).resolve(module);
      boolean isSame = true;
      for (String tier : TIERS) {
        Path here = provisioned(tier).resolve(module);
        isSame &= !Files.isDirectory(here) || haveSameJars(here, there);
      }
      if (!isSame) {
        differing.add(nameOf(module));
      }
    }
    return differing;
  }

  /** How many modules the provisioned servers have of WildFly. */
  public int countModules() throws IOException {
    return modules().size();
  }

  /** The folders with jars, relative to a server. */
  private Set<Path> modules() throws IOException {
    Set<Path> modules = new TreeSet<>();
    for (String tier : TIERS) {
      Path home = provisioned(tier);
      for (Path file : new FileSet(home, List.of(MODULES + "/" + SYSTEM)).files()) {
        if (file.toString().endsWith(".jar")) {
          modules.add(home.relativize(file.getParent()));
        }
      }
    }
    return modules;
  }

  private static boolean haveSameJars(Path here, Path there) throws IOException {
    List<Path> jars = jars(here);
    if (!names(jars).equals(names(jars(there)))) {
      return false;
    }
    for (Path jar : jars) {
      if (Files.mismatch(jar, there.resolve(jar.getFileName())) >= 0) {
        return false;
      }
    }
    return true;
  }

  private static List<Path> jars(Path module) throws IOException {
    if (!Files.isDirectory(module)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(module)) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  private static List<String> names(List<Path> files) {
    return files.stream().map(file -> file.getFileName().toString()).toList();
  }

  /** The path of {@code modules/system/layers/base/io/undertow/core/main} is io.undertow.core. */
  private static String nameOf(Path module) {
    String path = module.toString().replaceFirst("^modules/system/(layers|add-ons)/[^/]+/", "");
    return path.replaceFirst("/main$", "").replace('/', '.');
  }

  private Path provisioned(String tier) {
    return home(checkout.resolve("servers"), tier);
  }

  private static Path home(Path servers, String tier) {
    return servers.resolve(tier).resolve("target/server");
  }

  /** The build's files by links, with modules and configuration beside them. */
  private void lay(String tier, Path home) throws IOException {
    Path build = folder.resolve(BUILD).toAbsolutePath();
    Files.createDirectories(home.resolve(MODULES));
    Files.createSymbolicLink(home.resolve("bin"), build.resolve("bin"));
    Files.createSymbolicLink(home.resolve("jboss-modules.jar"), build.resolve("jboss-modules.jar"));
    Files.createSymbolicLink(
        home.resolve(MODULES).resolve(SYSTEM), build.resolve(MODULES).resolve(SYSTEM));
    ownModules(build).copy(home);
    new FileSet(build, List.of(CONFIGURATION)).copy(home);
    ownModules(provisioned(tier)).copy(home);
    new FileSet(
            provisioned(tier), List.of("remoting-ports.jar", CONFIGURATION + "/http-client.xml"))
        .copy(home);
  }

  /** The modules of a server that are not WildFly's. */
  private static FileSet ownModules(Path server) throws IOException {
    try (Stream<Path> modules = Files.list(server.resolve(MODULES))) {
      return new FileSet(
          server,
          modules
              .map(module -> module.getFileName().toString())
              .filter(name -> !name.equals(SYSTEM))
              .map(name -> MODULES + "/" + name)
              .toList());
    }
  }

  private void configure(String tier, Path home) throws IOException {
    Path configuration = home.resolve(STANDALONE);
    Files.writeString(
        configuration,
        leftOut(
            Files.readString(configuration),
            Files.readString(provisioned(tier).resolve(STANDALONE))));
    Path script = folder.resolve(tier + ".cli");
    Files.writeString(script, script(tier));
    Path log = folder.resolve(tier + ".log");
    ProcessBuilder builder =
        ProcessEnvironment.tool(
                List.of(
                    Jdk.current().home().resolve("bin/java").toString(),
                    "-jar",
                    home.resolve("jboss-modules.jar").toString(),
                    "-mp",
                    home.resolve(MODULES).toString(),
                    "org.jboss.as.cli",
                    "--file=" + script))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().put("JBOSS_HOME", home.toString());
    if (ended(builder.start()) != 0) {
      throw new ServerFailedException(
          String.format(
              Locale.ROOT,
              "This build of WildFly does not take the configuration of the %s: compare another build. Its"
                  + " output, %s, says:%n%s",
              tier,
              log,
              LogExcerpt.of(log)));
    }
    for (String left : List.of("data", "log", "tmp")) {
      DirectoryCopy.delete(home.resolve("standalone").resolve(left));
    }
  }

  private String script(String tier) throws IOException {
    Path servers = checkout.resolve("servers");
    StringBuilder script = new StringBuilder("embed-server --server-config=standalone.xml\n");
    for (Path part :
        List.of(
            servers.resolve("wildfly/builds/both-tiers.cli"),
            servers.resolve("wildfly/builds").resolve(tier + ".cli"),
            servers.resolve("wildfly/cli/both-tiers.cli"),
            servers.resolve("wildfly/cli/way-to-the-beans.cli"),
            servers.resolve(tier).resolve("src/main/cli").resolve(tier + ".cli"))) {
      if (Files.exists(part)) {
        script.append(Files.readString(part)).append('\n');
      }
    }
    return script.append("stop-embedded-server\n").toString();
  }

  /** A configuration without the subsystems that the provisioned server does not have. */
  static String leftOut(String build, String provisioned) {
    Set<String> subsystems = found(SUBSYSTEM, provisioned);
    Set<String> extensions = found(EXTENSION, provisioned);
    String some = kept(SUBSYSTEM, build, subsystems);
    return kept(EXTENSION, some, extensions);
  }

  private static Set<String> found(Pattern pattern, String xml) {
    return pattern.matcher(xml).results().map(BuildConfiguration::name).collect(Collectors.toSet());
  }

  private static String kept(Pattern pattern, String xml, Set<String> names) {
    return pattern
        .matcher(xml)
        .replaceAll(
            match -> names.contains(name(match)) ? Matcher.quoteReplacement(match.group()) : "");
  }

  /** Without the version of a namespace. */
  private static String name(MatchResult match) {
    return VERSION.matcher(match.group(1)).replaceFirst("");
  }

  private static int ended(Process process) {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new ServerFailedException("The configuration of the build was interrupted", e);
    }
  }
}
