package org.rubisee.bench.topology.external;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;

class HostsFileTest {

  private static final String GOOD =
      """
      web:
        address: 10.0.0.2:8080
        agent: 10.0.0.2:7070
      app:
        address: 10.0.0.3:8180
      db:
        jdbc-url: jdbc:mysql://10.0.0.4:3306/rubis
        user: site
        password: db-secret
      secrets:
        agents: 0123456789abcdef
      """;

  private static final Path HOME = Path.of(System.getProperty("rubis.home"));

  /** Hosts files hold all secrets of an installation, whatever their users call them. */
  private static final List<String> HOSTS_FILES =
      List.of("hosts.yaml", "kit/hosts.yaml", "hosts-laboratory.yaml", "kit/hosts-2.yaml");

  @TempDir private Path folder;

  @Test
  void readsWhereTiersAndAgentsAre() throws IOException {
    Hosts hosts = HostsFile.read(file(GOOD));
    assertThat(hosts.host(Tier.WEB)).isEqualTo("10.0.0.2");
    assertThat(hosts.port(Tier.APP)).isEqualTo(8180);
    assertThat(hosts.port(Tier.DB)).isEqualTo(3306);
    assertThat(hosts.agents()).isEqualTo(Map.of(Tier.WEB, "10.0.0.2:7070"));
    assertThat(hosts.db().hasSiteAccount()).as("the site has the only account").isFalse();
    assertThat(hosts.db().siteUser()).isEqualTo("site");
    assertThat(hosts.clock()).isEqualTo("fixed:2002-11-04T09:00");
    assertThat(hosts.toString()).doesNotContain("0123456789abcdef", "db-secret");
  }

  @Test
  void knowsHostsThatAreNoInternetNames() throws IOException {
    Hosts hosts =
        HostsFile.read(
            file(GOOD.replace("10.0.0.2:8080", "web_1:80").replace("10.0.0.4", "db_1.lab.4")));
    assertThat(hosts.host(Tier.WEB)).isEqualTo("web_1");
    assertThat(hosts.host(Tier.DB)).isEqualTo("db_1.lab.4");
    assertThat(hosts.port(Tier.DB)).isEqualTo(3306);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "  agent: 10.0.0.2:7070|  agnet: 10.0.0.2:7070|line 3: There is no key 'agnet'; did you"
            + " mean 'agent'",
        "address: 10.0.0.2:8080|address: 10.0.0.2|'address' is written host:port",
        "address: 10.0.0.2:8080|address: 10.0.0.2:88080|'address' is written host:port",
        "address: 10.0.0.2:8080|address: 10.%.0.2:8080|'address' is written host:port",
        "10.0.0.4:3306|10.0.0.4:93306|db.jdbc-url is written",
        "jdbc:mysql://10.0.0.4:3306/rubis|jdbc:mysql://10.0.0.4|db.jdbc-url is written",
        "3306/rubis|3306/rubis?allowLoadLocalInfile=true|its only parameter is ?sslMode=",
        "3306/rubis|3306/rubis?sslMode=REQUIRED&autoDeserialize=true|its only parameter is",
        "3306/rubis|3306/rubis?password=hidden|?password=***",
        "10.0.0.4:3306|user:hidden@10.0.0.4:3306|//user:***@",
        "  user: site||'db.user' is missing",
        "agents: 0123456789abcdef|app: x|'secrets.agents' is missing",
        "db:|dbb:|did you mean 'db'",
      })
  void saysWhatIsWrong(String good, String bad, String message) throws IOException {
    Path file = file(GOOD.replace(good, bad == null ? "" : bad));
    assertThatThrownBy(() -> HostsFile.read(file))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(message);
  }

  @Test
  void takesASecondAccountWithItsPasswordOnly() throws IOException {
    String two = GOOD.replace("  user: site", "  user: bench\n  site-user: site");
    assertThatThrownBy(() -> HostsFile.read(file(two)))
        .hasMessageContaining("db.site-user and db.site-password come together");
    Hosts hosts =
        HostsFile.read(file(two.replace("  site-user", "  site-password: rows\n  site-user")));
    assertThat(hosts.db().siteUser()).isEqualTo("site");
    assertThat(hosts.db().sitePassword()).isEqualTo("rows");
    assertThat(hosts.toString()).doesNotContain("rows");
  }

  @Test
  void refusesAFileThatOthersCanRead() throws IOException {
    Path file = file(GOOD);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    assertThatThrownBy(() -> HostsFile.read(file)).hasMessageContaining("chmod 600");
  }

  @Test
  void writesWhatItReadsWithSecretsThatAreNewEachTime() throws IOException {
    Path file = folder.resolve("written.yaml");
    HostsFile.write(file, "web.example", Optional.of("app.example"), "db.example");
    Hosts first = HostsFile.read(file);
    assertThat(first.web().address()).isEqualTo("web.example:8080");
    assertThat(first.agents()).hasSize(3);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    HostsFile.write(file, "web.example", Optional.empty(), "db.example");
    Hosts second = HostsFile.read(file);
    assertThat(second.app()).isNull();
    assertThat(second.secrets().agents()).isNotEqualTo(first.secrets().agents());
    assertThat(second.db().password()).isNotEqualTo(first.db().password());
    assertThat(second.db().hasSiteAccount()).isTrue();
    assertThat(second.db().sitePassword()).isNotEqualTo(second.db().password());
  }

  @Test
  void gitIgnoresIt() throws Exception {
    Files.copy(HOME.resolve(".gitignore"), folder.resolve(".gitignore"));
    git("init", "--quiet");
    for (String file : HOSTS_FILES) {
      assertThat(git("check-ignore", file).strip()).as(file).isEqualTo(file);
    }
    assertThat(git("check-ignore", "experiments/oopsla02.yaml")).isEmpty();
  }

  @Test
  void noImageIsBuiltWithIt() throws IOException {
    List<String> patterns =
        Files.readAllLines(HOME.resolve(".dockerignore")).stream()
            .filter(line -> !line.isBlank() && !line.startsWith("#"))
            .toList();

    assertThat(HOSTS_FILES).allMatch(file -> isLeftOut(file, patterns));
    assertThat(isLeftOut("experiments/oopsla02.yaml", patterns)).isFalse();
  }

  /** As Docker reads patterns: those that begin with two asterisks hold in the root, too. */
  private static boolean isLeftOut(String file, List<String> patterns) {
    return patterns.stream()
        .flatMap(pattern -> Stream.of(pattern, pattern.replaceFirst("^\\*\\*/", "")))
        .map(pattern -> FileSystems.getDefault().getPathMatcher("glob:" + pattern))
        .anyMatch(pattern -> pattern.matches(Path.of(file)));
  }

  /** What git says; nothing if it finds nothing. */
  private String git(String... arguments) throws Exception {
    Process git =
        new ProcessBuilder(
                Stream.concat(Stream.of("git", "-C", folder.toString()), Stream.of(arguments))
                    .toList())
            .start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    git.waitFor();
    return said;
  }

  private Path file(String text) throws IOException {
    Path file = folder.resolve("hosts.yaml");
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    return file;
  }
}
