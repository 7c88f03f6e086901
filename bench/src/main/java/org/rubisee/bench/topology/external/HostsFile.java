package org.rubisee.bench.topology.external;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.settings.NearestName;
import org.rubisee.settings.Text;

/** The file that describes the machines of an external topology, in YAML. */
public final class HostsFile {

  /** Its usual name. */
  public static final String NAME = "hosts.yaml";

  private static final int WEB_PORT = 8080;
  private static final int APP_PORT = 8180;
  private static final int DB_PORT = 3306;
  private static final int AGENT_PORT = 7070;
  private static final int SECRET_BYTES = 16;

  private static final String CLIENTS = "clients";

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");

  /** The keys of each section; those of the file itself have none. */
  private static final Map<String, List<String>> KEYS =
      Map.of(
          "",
          List.of("web", "app", "db", "clients", "secrets", "clock", "balancer"),
          "web",
          List.of("address", "agent"),
          "app",
          List.of("address", "agent"),
          "db",
          List.of("jdbc-url", "user", "password", "site-user", "site-password", "agent"),
          CLIENTS,
          List.of("address", "agent", "processes"),
          "secrets",
          List.of("agents", "app", "tickets"));

  private static final YAMLMapper YAML =
      YAMLMapper.builder(new YAMLFactory())
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .build();

  private HostsFile() {}

  /**
   * Reads a file.
   *
   * @throws CommandFailedException if it is none; the message names line and key
   */
  public static Hosts read(Path file) {
    try {
      requirePrivate(file);
      String text = Files.readString(file);
      requireKnownKeys(file, text);
      Hosts hosts = YAML.readValue(text, Hosts.class);
      if (hosts == null) {
        throw new CommandFailedException(file + " is empty: docs/own-machines.md shows one");
      }
      return hosts;
    } catch (JsonProcessingException e) {
      throw new CommandFailedException(where(file, e) + complaint(e), e);
    } catch (CharacterCodingException e) {
      throw new CommandFailedException(file + " is not encoded in UTF-8", e);
    } catch (IOException e) {
      throw new CommandFailedException(
          file + " cannot be read: name the file that describes your machines with --hosts", e);
    }
  }

  /**
   * Where the tiers are.
   *
   * @param web the host of the web server
   * @param app that of the application server; empty: there is none
   * @param db that of the database
   * @param clients those that send the load; empty: the bench does
   */
  public record Machines(String web, Optional<String> app, String db, List<String> clients) {

    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if a host of the clients is written wrongly or named twice
     */
    public Machines {
      clients = List.copyOf(clients);
      Hosts.withoutDuplicates(loadHosts(clients));
    }

    private static List<LoadHost> loadHosts(List<String> clients) {
      return clients.stream().map(host -> new LoadHost(host, host + ":" + AGENT_PORT, 1)).toList();
    }
  }

  /**
   * Writes a description of machines, with usual ports and new secrets.
   *
   * @throws IllegalArgumentException if a host is written wrongly
   */
  public static void write(Path file, Machines machines) throws IOException {
    String web = machines.web();
    String db = machines.db();
    Hosts hosts =
        new Hosts(
            new Hosts.Server(web + ":" + WEB_PORT, web + ":" + AGENT_PORT),
            machines
                .app()
                .map(host -> new Hosts.Server(host + ":" + APP_PORT, host + ":" + AGENT_PORT))
                .orElse(null),
            new Hosts.Database(
                "jdbc:mysql://" + db + ":" + DB_PORT + "/rubis",
                "bench",
                secret(),
                "site",
                secret(),
                db + ":" + AGENT_PORT),
            Machines.loadHosts(machines.clients()),
            new Hosts.Secrets(secret(), secret(), secret()),
            Hosts.STANDING_CLOCK,
            "");
    Files.deleteIfExists(file);
    Files.createFile(file, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    Files.writeString(file, YAML.writeValueAsString(hosts));
  }

  /** Before anything is made of them, so that a mistyped key is not told as one that is missing. */
  private static void requireKnownKeys(Path file, String text) throws IOException {
    try (JsonParser parser = YAML.getFactory().createParser(text)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        String section = section(parser.getParsingContext());
        List<String> known = KEYS.get(section);
        if (token == JsonToken.FIELD_NAME && known != null && !known.contains(parser.getText())) {
          throw atLine(file, parser, NearestName.unknown("key", parser.getText(), known));
        }
        Optional<String> complaint = complaint(section, token, parser);
        if (complaint.isPresent()) {
          throw atLine(file, parser, complaint.get());
        }
      }
    }
  }

  /** What is wrong with the load machines, told with the line of the value itself. */
  private static Optional<String> complaint(String section, JsonToken token, JsonParser parser)
      throws IOException {
    boolean isValue = token.isScalarValue() && token != JsonToken.VALUE_NULL;
    JsonStreamContext context = parser.getParsingContext();
    boolean isNoList =
        section.isEmpty()
            ? isValue && CLIENTS.equals(parser.currentName())
            : section.equals(CLIENTS)
                && (token == JsonToken.START_OBJECT
                    ? !context.getParent().inArray()
                    : isValue && context.inArray());
    if (isNoList) {
      return Optional.of("'clients' is a list: begin each entry like '- agent: 10.0.0.5:7070'");
    }
    return isValue && section.equals(CLIENTS)
        ? LoadHost.complaint(parser.currentName(), parser.getText())
        : Optional.empty();
  }

  /** The key whose value is being read, if it is a section or a list of them; else empty. */
  private static String section(JsonStreamContext context) {
    JsonStreamContext above = context.getParent();
    if (above != null && above.inArray()) {
      above = above.getParent();
    }
    return above == null || above.getCurrentName() == null ? "" : above.getCurrentName();
  }

  private static CommandFailedException atLine(Path file, JsonParser parser, String complaint) {
    return new CommandFailedException(
        Text.of("%s, line %d: %s", file, parser.currentTokenLocation().getLineNr(), complaint));
  }

  private static void requirePrivate(Path file) throws IOException {
    if (!OWNER_ONLY.containsAll(
        Files.getPosixFilePermissions(file).stream()
            .filter(permission -> !permission.name().endsWith("_EXECUTE"))
            .toList())) {
      throw new CommandFailedException(
          file + " holds secrets and can be read by others: 'chmod 600 " + file + "'");
    }
  }

  private static String where(Path file, JsonProcessingException e) {
    return e.getLocation() == null
        ? file + ": "
        : file + ", line " + e.getLocation().getLineNr() + ": ";
  }

  private static String complaint(JsonProcessingException e) {
    if (e instanceof ValueInstantiationException && e.getCause() != null) {
      return e.getCause().getMessage();
    }
    return e.getOriginalMessage();
  }

  private static String secret() {
    byte[] random = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }
}
