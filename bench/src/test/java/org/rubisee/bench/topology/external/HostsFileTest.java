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
import org.rubisee.bench.topology.tier.Place;

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

  private static final String SEVERAL =
      """
      web:
        - address: 10.0.0.2:8080
          agent: 10.0.0.2:7070
        - address: 10.0.0.5:8080
          agent: 10.0.0.5:7070
      app:
        - address: 10.0.0.3:8180
        - address: 10.0.0.3:8280
          agent: 10.0.0.3:7071
      db:
        jdbc-url: jdbc:mysql://10.0.0.4:3306/rubis
        user: site
        password: db-secret
      secrets:
        agents: 0123456789abcdef
      balancer: 10.0.0.9:80
      """;

  @TempDir private Path folder;

  @Test
  void readsWhereTiersAndAgentsAre() throws IOException {
    Hosts hosts = HostsFile.read(file(GOOD));
    assertThat(hosts.host(Place.first(Tier.WEB))).isEqualTo("10.0.0.2");
    assertThat(hosts.port(Place.first(Tier.APP))).isEqualTo(8180);
    assertThat(hosts.port(Place.first(Tier.DB))).isEqualTo(3306);
    assertThat(hosts.agents()).isEqualTo(Map.of(Place.first(Tier.WEB), "10.0.0.2:7070"));
    assertThat(hosts.db().hasSiteAccount()).as("the site has the only account").isFalse();
    assertThat(hosts.db().siteUser()).isEqualTo("site");
    assertThat(hosts.clock()).isEqualTo("fixed:2002-11-04T09:00");
    assertThat(hosts.toString()).doesNotContain("0123456789abcdef", "db-secret");
  }

  @Test
  void knowsHostsThatAreNoInternetNames() throws IOException {
    Hosts hosts =
        HostsFile.read(
            file(GOOD.replace("10.0.0.2:8080", "web-1:80").replace("10.0.0.4", "db_1.lab.4")));
    assertThat(hosts.host(Place.first(Tier.WEB))).isEqualTo("web-1");
    assertThat(hosts.host(Place.first(Tier.DB))).isEqualTo("db_1.lab.4");
    assertThat(hosts.port(Place.first(Tier.DB))).isEqualTo(3306);
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
        "secrets:|secrets:\\n  app: a${b}|WildFly takes for an expression",
        "address: 10.0.0.2:8080|address: site_web_1:8080|which no URL can name",
        "address: 10.0.0.2:8080|address: '[::1]:8080'|have IPv4 addresses only",
        "10.0.0.4:3306|10.0.0.4:93306|db.jdbc-url is written",
        "jdbc:mysql://10.0.0.4:3306/rubis|jdbc:mysql://10.0.0.4|db.jdbc-url is written",
        "3306/rubis|3306/rubis?allowLoadLocalInfile=true|its only parameter is ?sslMode=",
        "3306/rubis|3306/rubis?sslMode=REQUIRED&autoDeserialize=true|its only parameter is",
        "3306/rubis|3306/rubis?password=hidden|?password=***",
        "10.0.0.4:3306|user:hidden@10.0.0.4:3306|//user:***@",
        "  user: site||'db.user' is missing",
        "agents: 0123456789abcdef|app: x|'secrets.agents' is missing",
        "secrets:|clients:\\n  - agnet: 10.0.0.5:7070\\nsecrets:|line 11: There is no key 'agnet';"
            + " did you mean 'agent'",
        "secrets:|clients:\\n  - processes: 2\\nsecrets:|'agent' is missing in an entry of 'clients'",
        "secrets:|clients:\\n  - agent: 10.0.0.5\\nsecrets:|line 11: 'agent' is written host:port",
        "secrets:|clients:\\n  - agent: a:1\\n    processes: 0\\nsecrets:|line 12: 'processes' is a"
            + " number of emulators from 1 to 64, not '0'",
        "secrets:|clients:\\n  - agent: a:1\\n    processes: many\\nsecrets:|line 12: 'processes'",
        "secrets:|clients:\\n  - agent: a:1\\n    address: b:80\\nsecrets:|line 12: 'address' of a"
            + " load machine is a host without a port",
        "secrets:|clients:\\n  - 10.0.0.5:7070\\nsecrets:|line 11: 'clients' is a list: begin each"
            + " entry like",
        "secrets:|clients: 10.0.0.5:7070\\nsecrets:|line 10: 'clients' is a list",
        "secrets:|clients:\\n  agent: 10.0.0.5:7070\\nsecrets:|'clients' is a list",
        "secrets:|clients:\\n  - agent: a:1\\n  - agent: a:1\\nsecrets:|'clients' names a:1 twice",
        "secrets:|clients:\\n  - agent: a:1\\n  - agent: a:2\\nsecrets:|'clients' names a twice",
        "db:|dbb:|did you mean 'db'",
      })
  void saysWhatIsWrong(String good, String bad, String message) throws IOException {
    Path file = file(GOOD.replace(good, bad == null ? "" : bad.replace("\\n", "\n")));
    assertThatThrownBy(() -> HostsFile.read(file))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(message);
  }

  @Test
  void readsSeveralServersOfATier() throws IOException {
    Hosts hosts = HostsFile.read(file(SEVERAL));

    assertThat(hosts.servers(Tier.WEB))
        .extracting(Hosts.Server::address)
        .containsExactly("10.0.0.2:8080", "10.0.0.5:8080");
    assertThat(hosts.host(new Place(Tier.WEB, 2))).isEqualTo("10.0.0.5");
    assertThat(hosts.port(new Place(Tier.APP, 2))).isEqualTo(8280);
    assertThat(hosts.behind(Tier.WEB)).containsOnlyKeys(8180, 8280, 3306);
    assertThat(hosts.agents())
        .containsOnlyKeys(Place.first(Tier.WEB), new Place(Tier.WEB, 2), new Place(Tier.APP, 2));
    assertThat(hosts.balancer()).isEqualTo("10.0.0.9:80");
    assertThatThrownBy(() -> hosts.port(new Place(Tier.APP, 3)))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining("2 server(s) in 'app'")
        .hasMessageContaining("no 'app3'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "  - address: 10.0.0.5:8080|  - adress: 10.0.0.5:8080|line 4: There is no key 'adress';"
            + " did you mean 'address'",
        "  - address: 10.0.0.5:8080|  - address: 10.0.0.5|'address' is written host:port",
        "  - address: 10.0.0.5:8080|  - address: 10.0.0.2:8080|same address",
        "agent: 10.0.0.5:7070|further: []|There is no key 'further'",
        "balancer: 10.0.0.9:80|balancer: 10.0.0.9|'balancer' is written host:port",
        "balancer: 10.0.0.9:80|'app: []'|Duplicate",
        "agents: 0123456789abcdef|app: x|'secrets.agents' is missing",
      })
  void saysWhatIsWrongWithSeveralServers(String good, String bad, String message)
      throws IOException {
    Path file = file(SEVERAL.replace(good, bad));
    assertThatThrownBy(() -> HostsFile.read(file))
        .isInstanceOf(CommandFailedException.class)
        .hasMessageContaining(file.toString())
        .hasMessageContaining(message);
  }

  @Test
  void wantsAListToHaveServersThatAreThere() throws IOException {
    Path none = file(GOOD.replaceFirst("(?s)web:.*app:", "web: []\napp:"));
    assertThatThrownBy(() -> HostsFile.read(none)).hasMessageContaining("one at least");
    Path empty =
        file(SEVERAL.replace("  - address: 10.0.0.5:8080\n    agent: 10.0.0.5:7070", "  -"));
    assertThatThrownBy(() -> HostsFile.read(empty)).hasMessageContaining("one at least");
  }

  @Test
  void readsWhichMachinesSendTheLoad() throws IOException {
    String clients =
        """
        clients:
          - agent: 10.0.0.5:7070
          - address: load-2
            agent: 10.0.0.6:7071
            processes: 3
        secrets:""";

    Hosts hosts = HostsFile.read(file(GOOD.replace("secrets:", clients)));

    assertThat(hosts.clients())
        .containsExactly(
            new LoadHost("10.0.0.5", "10.0.0.5:7070", 1),
            new LoadHost("load-2", "10.0.0.6:7071", 3));
    assertThat(hosts.loadProcesses()).isEqualTo(4);
    assertThat(hosts.entries()).containsExactly("10.0.0.2:8080");
    assertThat(HostsFile.read(file(GOOD)).loadProcesses()).isZero();
  }

  @Test
  void readsLoadMachinesBesideSeveralServersAndABalancer() throws IOException {
    String clients = "clients:\n  - agent: 10.0.0.7:7070\nsecrets:";

    Hosts hosts = HostsFile.read(file(SEVERAL.replace("secrets:", clients)));

    assertThat(hosts.clients()).containsExactly(new LoadHost("10.0.0.7", "10.0.0.7:7070", 1));
    assertThat(hosts.servers(Tier.WEB)).hasSize(2);
    assertThat(hosts.entries()).containsExactly("10.0.0.2:8080", "10.0.0.9:80");
    assertThat(hosts.agents()).as("of servers").hasSize(3);
    assertThat(hosts.places())
        .extracting(Place::label)
        .containsExactly("web", "web2", "app", "app2", "db");
  }

  @Test
  void loadMachinesNeedTheSecretOfTheirAgents() throws IOException {
    String text =
        GOOD.replace("  agent: 10.0.0.2:7070\n", "")
            .replace("agents: 0123456789abcdef", "app: x")
            .replace("secrets:", "clients:\n  - agent: 10.0.0.5:7070\nsecrets:");
    assertThatThrownBy(() -> HostsFile.read(file(text)))
        .hasMessageContaining("'secrets.agents' is missing");
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
    HostsFile.write(
        file,
        new HostsFile.Machines(
            "web.example", Optional.of("app.example"), "db.example", List.of("one", "two")));
    Hosts first = HostsFile.read(file);
    assertThat(first.web().address()).isEqualTo("web.example:8080");
    assertThat(first.agents()).hasSize(3);
    assertThat(first.clients())
        .containsExactly(new LoadHost("one", "one:7070", 1), new LoadHost("two", "two:7070", 1));
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    HostsFile.write(
        file, new HostsFile.Machines("web.example", Optional.empty(), "db.example", List.of()));
    assertThat(Files.readString(file)).doesNotContain("clients");
    Hosts second = HostsFile.read(file);
    assertThat(second.app()).isNull();
    assertThat(second.secrets().agents()).isNotEqualTo(first.secrets().agents());
    assertThat(second.db().password()).isNotEqualTo(first.db().password());
    assertThat(second.db().hasSiteAccount()).isTrue();
    assertThat(second.db().sitePassword()).isNotEqualTo(second.db().password());
  }

  @Test
  void exportsNoMachineTwice() {
    assertThatThrownBy(
            () -> new HostsFile.Machines("web", Optional.empty(), "db", List.of("one", "one")))
        .hasMessageContaining("'clients' names one:7070 twice");
    assertThatThrownBy(
            () -> new HostsFile.Machines("web", Optional.empty(), "db", List.of("one:80")))
        .hasMessageContaining("'agent' is written host:port");
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
        Files.readAllLines(HOME.resolve("deploy/docker/Dockerfile.dockerignore")).stream()
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
