package org.rubisee.bench.topology.external;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.results.tier.Tier;
import org.rubisee.bench.topology.tier.Place;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.settings.Text;

/**
 * The machines of an external topology: one description, the same on all of them and on the bench's
 * own. Read by {@link HostsFile}.
 *
 * @param web the web tier's server, with its further ones
 * @param app the application tier's, likewise; null: there is none
 * @param db the database
 * @param clients the machines that send the load; empty: that of the bench does
 * @param secrets what the machines share
 * @param clock the business clock of servers that a person starts, a {@code rubis.site.clock};
 *     servers that the bench starts get one that begins with each restore
 * @param balancer {@code host:port} of the user's own balancer in front of several web servers;
 *     empty: the bench starts one on its own machine
 */
public record Hosts(
    @JsonDeserialize(using = ServersReader.class) Server web,
    @JsonDeserialize(using = ServersReader.class) Server app,
    Database db,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<LoadHost> clients,
    Secrets secrets,
    String clock,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) String balancer) {

  /** Freshly restored data is always right for a clock that stands still at its beginning. */
  static final String STANDING_CLOCK = "fixed:" + org.rubisee.settings.BusinessClock.LOAD_EPOCH;

  private static final Pattern ADDRESS = Pattern.compile("[A-Za-z0-9._-]+:[0-9]{1,5}");
  private static final Pattern JDBC_URL =
      Pattern.compile(
          "jdbc:mysql://(?<host>[A-Za-z0-9._-]+):(?<port>[0-9]{1,5})/\\w+(\\?sslMode=[A-Z_]+)?");
  private static final int LAST_PORT = 65_535;

  /**
   * A tier's server.
   *
   * @param address {@code host:port}, as the tier before it reaches it
   * @param agent {@code host:port} of the agent that watches it; empty: there is none
   * @param further the other servers of its tier
   */
  record Server(
      String address,
      String agent,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Server> further) {

    Server {
      agent = agent == null ? "" : agent;
      further = further == null ? List.of() : List.copyOf(further);
      requireAddress("address", address);
      if (!agent.isEmpty()) {
        requireAddress("agent", agent);
      }
    }

    /** The only server of its tier. */
    Server(String address, String agent) {
      this(address, agent, List.of());
    }

    /** This and the other servers of its tier. */
    List<Server> all() {
      List<Server> all = new ArrayList<>(List.of(this));
      all.addAll(further);
      return all;
    }

    public String host() {
      return address.substring(0, address.indexOf(':'));
    }

    public int port() {
      return Integer.parseInt(address.substring(address.indexOf(':') + 1));
    }
  }

  /**
   * The database.
   *
   * @param jdbcUrl {@code jdbc:mysql://host:port/schema}
   * @param user the account that loads and restores
   * @param password its password
   * @param siteUser the account of the site, which reads and writes rows only; if it is missing,
   *     the site uses the other one
   * @param sitePassword its password
   * @param agent {@code host:port} of the agent that watches it; empty: there is none
   */
  public record Database(
      String jdbcUrl,
      String user,
      String password,
      String siteUser,
      String sitePassword,
      String agent) {

    public Database {
      agent = agent == null ? "" : agent;
      require("jdbc-url", jdbcUrl);
      require("user", user);
      require("password", password);
      if ((siteUser == null) != (sitePassword == null)) {
        throw new IllegalArgumentException("db.site-user and db.site-password come together");
      }
      siteUser = siteUser == null ? user : siteUser;
      sitePassword = sitePassword == null ? password : sitePassword;
      Matcher url = JDBC_URL.matcher(jdbcUrl);
      if (!url.matches() || !isPort(url.group("port"))) {
        throw new IllegalArgumentException(
            "db.jdbc-url is written jdbc:mysql://host:port/schema, not '"
                + DatabaseAddress.masked(jdbcUrl)
                + "'; its only parameter is ?sslMode=");
      }
      if (!agent.isEmpty()) {
        requireAddress("agent", agent);
      }
    }

    /** Whether the site has an account of its own. */
    public boolean hasSiteAccount() {
      return !siteUser.equals(user);
    }

    /** Does not show the passwords. */
    @Override
    public String toString() {
      return user + " at " + DatabaseAddress.masked(jdbcUrl);
    }

    public String host() {
      return part("host");
    }

    public int port() {
      return Integer.parseInt(part("port"));
    }

    private String part(String name) {
      Matcher url = JDBC_URL.matcher(jdbcUrl);
      if (!url.matches()) {
        throw new IllegalStateException("The constructor accepts no such address");
      }
      return url.group(name);
    }
  }

  /**
   * What the machines share and nobody else knows.
   *
   * @param agents what requests to agents are signed with
   * @param app what the web tier proves itself with to the beans
   * @param tickets the key of the site's tickets
   */
  public record Secrets(String agents, String app, String tickets) {

    public Secrets {
      agents = agents == null ? "" : agents;
      app = app == null ? "" : app;
      if (app.contains("${")) {
        throw new IllegalArgumentException(
            "'secrets.app' has '${', which WildFly takes for an expression: make another one with"
                + " 'openssl rand -hex 16'");
      }
      tickets = tickets == null ? "" : tickets;
    }

    /** Does not show them. */
    @Override
    public String toString() {
      return "(secrets)";
    }
  }

  public Hosts {
    if (web == null) {
      throw new IllegalArgumentException("'web' is missing: where do the clients find the pages?");
    }
    if (db == null) {
      throw new IllegalArgumentException("'db' is missing: which database is behind the site?");
    }
    clients = clients == null ? List.of() : withoutDuplicates(clients);
    secrets = secrets == null ? new Secrets("", "", "") : secrets;
    clock = clock == null ? STANDING_CLOCK : clock;
    balancer = balancer == null ? "" : balancer;
    if (!balancer.isEmpty()) {
      requireAddress("balancer", balancer);
    }
    if (secrets.agents().isEmpty() && (!agents(web, app, db).isEmpty() || !clients.isEmpty())) {
      throw new IllegalArgumentException(
          "'secrets.agents' is missing: the agents answer nobody else; make one with 'openssl rand"
              + " -hex 16'");
    }
  }

  /** How many emulators the load machines start together; 0: the hosts file names none. */
  public int loadProcesses() {
    return clients.stream().mapToInt(LoadHost::processes).sum();
  }

  /**
   * Where load may be sent, {@code host:port}: the first web server, and the user's balancer if
   * there is one.
   */
  public List<String> entries() {
    return hasBalancer() ? List.of(web.address(), balancer) : List.of(web.address());
  }

  /** The agents of the servers by place, {@code host:port}. */
  public Map<Place, String> agents() {
    return agents(web, app, db);
  }

  /** The server of a tier, if it has one of WildFly's kind; the first one if it has several. */
  Optional<Server> server(Tier tier) {
    return servers(tier).stream().findFirst();
  }

  /** All servers of a tier, none if it has none of WildFly's kind. */
  List<Server> servers(Tier tier) {
    return switch (tier) {
      case WEB -> web.all();
      case APP -> app == null ? List.of() : app.all();
      case DB, CLIENT -> List.of();
    };
  }

  /** All servers, the database's too. */
  List<Place> places() {
    List<Place> places = new ArrayList<>();
    for (Tier tier : tiers()) {
      int servers = tier == Tier.DB ? 1 : servers(tier).size();
      IntStream.rangeClosed(1, servers).forEach(number -> places.add(new Place(tier, number)));
    }
    return places;
  }

  /** Whether the user has a balancer in front of several web servers. */
  public boolean hasBalancer() {
    return !balancer.isEmpty();
  }

  /**
   * A server that is described here.
   *
   * @throws CommandFailedException if it is not; the message says what to add
   */
  Server server(Place place) {
    List<Server> servers = servers(place.tier());
    if (servers.isEmpty()) {
      throw new CommandFailedException(
          "The hosts file has no tier '" + place.tier().label() + "': add it there");
    }
    if (servers.size() < place.number()) {
      throw new CommandFailedException(
          Text.of(
              "The hosts file has %d server(s) in '%s', so there is no '%s': add it to a list there",
              servers.size(), place.tier().label(), place.label()));
    }
    return servers.get(place.number() - 1);
  }

  /** Where the process of a tier listens. */
  public int port(Place place) {
    return place.tier() == Tier.DB ? db.port() : server(place).port();
  }

  /** Where the tiers listen that a tier asks. */
  public Map<Integer, Tier> behind(Tier tier) {
    Map<Integer, Tier> ports = new TreeMap<>();
    if (tier == Tier.WEB) {
      servers(Tier.APP).forEach(server -> ports.put(server.port(), Tier.APP));
    }
    if (tier != Tier.DB) {
      ports.put(db.port(), Tier.DB);
    }
    return ports;
  }

  /** The address of the machine of a tier's process. */
  public String host(Place place) {
    return place.tier() == Tier.DB ? db.host() : server(place).host();
  }

  private static Map<Place, String> agents(Server web, Server app, Database db) {
    Map<Place, String> agents = new TreeMap<>();
    put(agents, Tier.WEB, web.all());
    put(agents, Tier.APP, app == null ? List.of() : app.all());
    agents.put(Place.first(Tier.DB), db.agent());
    agents.values().removeIf(String::isEmpty);
    return agents;
  }

  private static void put(Map<Place, String> agents, Tier tier, List<Server> servers) {
    for (int number = 1; number <= servers.size(); number++) {
      agents.put(new Place(tier, number), servers.get(number - 1).agent());
    }
  }

  private static void require(String key, String value) {
    if (value == null) {
      throw new IllegalArgumentException("'db." + key + "' is missing");
    }
  }

  /**
   * Two entries of one machine would be two shares of the load that one agent mixes up.
   *
   * @throws IllegalArgumentException if an agent or an address is there twice
   */
  static List<LoadHost> withoutDuplicates(List<LoadHost> clients) {
    Set<String> names = new HashSet<>();
    for (LoadHost client : clients) {
      if (client == null) {
        throw new IllegalArgumentException(
            "An entry of 'clients' is empty: write '- agent: host:port'");
      }
      for (String name : List.of(client.agent(), client.address())) {
        if (!names.add(name)) {
          throw new IllegalArgumentException(
              "'clients' names "
                  + name
                  + " twice: give the machine one entry, with the number of its 'processes'");
        }
      }
    }
    return List.copyOf(clients);
  }

  static void requireAddress(String key, String text) {
    if (!isAddress(text)) {
      throw new IllegalArgumentException(addressForm(key, text));
    }
  }

  /** Whether a text is {@code host:port}. */
  static boolean isAddress(String text) {
    return hasForm(text) && isHostOfUrl(text) && isPort(after(':', text));
  }

  private static boolean hasForm(String text) {
    return text != null && ADDRESS.matcher(text).matches();
  }

  /** Whether a URL can name it: a name with an underscore, or one that ends in digits, cannot. */
  private static boolean isHostOfUrl(String text) {
    return URI.create("http://" + text).getHost() != null;
  }

  /** Why a text is no address. */
  static String addressForm(String key, String text) {
    if (hasForm(text) && !isHostOfUrl(text)) {
      return "'"
          + key
          + "' is '"
          + text
          + "', which no URL can name (for example, it has a '_'): give the machine's IPv4 address,"
          + " or another name";
    }
    if (text != null && text.contains("[")) {
      return "'" + key + "' is '" + text + "', but machines of a site have IPv4 addresses only";
    }
    return "'" + key + "' is written host:port, for example 10.0.0.2:8080, not '" + text + "'";
  }

  private static String after(char sign, String text) {
    return text.substring(text.indexOf(sign) + 1);
  }

  private static boolean isPort(String digits) {
    return Integer.parseInt(digits) <= LAST_PORT;
  }

  /** Tiers in the order in which a request reaches them. */
  public static List<Tier> tiers() {
    return List.of(Tier.WEB, Tier.APP, Tier.DB);
  }
}
