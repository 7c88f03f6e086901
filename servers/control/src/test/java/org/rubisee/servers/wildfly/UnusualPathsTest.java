package org.rubisee.servers.wildfly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.servers.ServerFiles;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Folders may have every name that the script {@code rubis} does not refuse. */
class UnusualPathsTest {

  private static final long SEED = 52;
  private static final int NAMES = 20;
  private static final int LONGEST = 12;

  /** Letters beyond ASCII need a locale that can encode them, and tests set none. */
  private static final String BEYOND_ASCII =
      "UTF-8".equals(System.getProperty("sun.jnu.encoding")) ? "üß€日ش" : "";

  private static final String SIGNS = " &'%#+<>(){}[];,@~^|`-_.09aZ" + BEYOND_ASCII;

  @TempDir private Path root;

  static Stream<String> names() {
    Random random = new Random(SEED);
    Stream<String> drawn =
        IntStream.range(0, NAMES)
            .mapToObj(
                number ->
                    random
                        .ints(1 + random.nextInt(LONGEST), 0, SIGNS.length())
                        .mapToObj(sign -> SIGNS.substring(sign, sign + 1))
                        .collect(Collectors.joining("", "x", "x")))
            .filter(name -> !name.matches(".*%[hpt].*"));
    return Stream.concat(Stream.of("R&D lab (1) 100% #1+'x'", "<a>&amp;%20"), drawn);
  }

  @ParameterizedTest
  @MethodSource("names")
  void theConfigurationNamesWhatIsThere(String name) throws Exception {
    WildFlyOptions options = server(root.resolve(name));
    WildFlyStart start = new WildFlyStart(options, new WildFlyOptions.Ports(8080, 9990), "::1");
    start.prepareFolder();

    Document xml = configuration(options);
    assertThat(pathIn(xml, "fs-archive"))
        .isEqualTo(options.folder().resolve("archives/it's.war"))
        .isRegularFile();
    assertThat(pathIn(xml, "fs-exploded")).isEqualTo(options.home().resolve("remoting-ports.jar"));
    assertThat(pathIn(xml, "file")).isEqualTo(options.folder().resolve("calls.log"));
    assertThat(start.commandLine())
        .contains(
            "-Djboss.server.base.dir=" + options.folder(),
            "-Xlog:gc:file=" + new ServerFiles(options.folder()).gcLog() + ":uptime");
    Path client =
        Path.of(java.net.URI.create(properties(options).getProperty("wildfly.config.url")));
    assertThat(client).isEqualTo(options.folder().resolve("configuration/http-client.xml"));
  }

  @Test
  void theCollectorFindsItsLog() throws Exception {
    Path folder = Files.createDirectories(root.resolve("R&D lab 100% #1+'x' " + BEYOND_ASCII));
    Path log = folder.resolve("gc.log");
    List<String> command = WildFlyOptions.JvmOptions.DEFAULT.java(log);
    command.add("-version");
    Process java = new ProcessBuilder(command).redirectErrorStream(true).start();
    assertThat(new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .contains("version");
    assertThat(log).isNotEmptyFile();
  }

  private static WildFlyOptions server(Path folder) throws IOException {
    Path home = folder.resolve("server");
    write(home.resolve("jboss-modules.jar"), "");
    write(home.resolve("modules/module.xml"), "");
    write(home.resolve("remoting-ports.jar"), "");
    write(home.resolve("standalone/configuration/logging.properties"), "logger.level=INFO\n");
    write(
        home.resolve("standalone/configuration/standalone.xml"),
        """
        <server xmlns="urn:jboss:domain:20.0">
                <subsystem xmlns="urn:jboss:domain:logging:8.0">
                </subsystem>
                <subsystem xmlns="urn:jboss:domain:ejb3:10.0">
                </subsystem>
        </server>
        """);
    Path archive = write(folder.resolve("it's.war"), "");
    Path logger = write(folder.resolve("call-log.jar"), "");
    return new WildFlyOptions(
        "web",
        home,
        folder.resolve("of its own"),
        WildFlyOptions.Ports.ANY,
        List.of(archive),
        Map.of("rubis.transport", "http"),
        WildFlyOptions.JvmOptions.DEFAULT,
        Optional.of(logger));
  }

  private static Path write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static Document configuration(WildFlyOptions options) throws Exception {
    return DocumentBuilderFactory.newDefaultInstance()
        .newDocumentBuilder()
        .parse(options.folder().resolve("configuration/standalone.xml").toFile());
  }

  private static Path pathIn(Document xml, String element) {
    return Path.of(((Element) xml.getElementsByTagName(element).item(0)).getAttribute("path"));
  }

  private static Properties properties(WildFlyOptions options) throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(new ServerFiles(options.folder()).properties())) {
      properties.load(in);
    }
    return properties;
  }
}
