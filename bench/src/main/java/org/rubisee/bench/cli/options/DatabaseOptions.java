package org.rubisee.bench.cli.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.checkout.Checkout;
import org.rubisee.bench.checkout.CommandFailedException;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.topology.DatabaseTier;
import org.rubisee.bench.topology.Databases;
import org.rubisee.bench.topology.EmbeddedDatabase;
import org.rubisee.bench.topology.ExternalDatabase;
import org.rubisee.bench.topology.SiteRecipe;
import org.rubisee.schema.DatabaseAddress;
import org.rubisee.servers.Pinning;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;
import org.rubisee.servers.site.SiteDatabase;
import org.rubisee.settings.Text;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** Options that say which database is used. */
@HelpGroup.In(HelpGroup.DATABASE)
@Command
public final class DatabaseOptions {

  private static final String PASSWORD_VARIABLE = "RUBIS_DB_PASSWORD";

  @HelpGroup.Basic
  @Option(
      names = "--jdbc-url",
      defaultValue = "",
      paramLabel = "URL",
      description = {
        "Your own database, jdbc:mysql://host:port/schema",
        "MySQL 8 or MariaDB from 10.11. The tables of the application are replaced. Default: the"
            + " MySQL of the build"
      })
  private String jdbcUrl;

  @Needs("--jdbc-url")
  @Option(
      names = "--db-user",
      defaultValue = "rubis",
      paramLabel = "NAME",
      description = "Account for --jdbc-url. Default: ${DEFAULT-VALUE}")
  private String user;

  /** Null: not typed. As a default, the value of the variable would be expanded. */
  @Needs("--jdbc-url")
  @Option(
      names = "--db-password",
      paramLabel = "TEXT",
      description =
          "Password of --db-user; better given in the environment variable " + PASSWORD_VARIABLE)
  private String password;

  @TrustOption.Harmless
  @Needs("!--jdbc-url")
  @Option(
      names = "--db-port",
      defaultValue = "0",
      paramLabel = "PORT",
      description = "Port of the build's MySQL. Default: any free one")
  private int port;

  @TrustOption.Harmless
  @Needs("!--jdbc-url")
  @Option(
      names = "--buffer-pool-mib",
      defaultValue = "" + MySqlOptions.DEFAULT_BUFFER_POOL_MIB,
      paramLabel = "MIB",
      description = "MySQL's memory for pages. Default: ${DEFAULT-VALUE}")
  private int bufferPoolMib;

  @TrustOption.Harmless
  @Needs("!--jdbc-url")
  @Option(
      names = "--durability",
      defaultValue = "FULL",
      paramLabel = "KIND",
      description = "What a commit waits for: full (the disk) or relaxed. Default: full")
  private MySqlOptions.Durability durability;

  /** Whether an option is one of these. */
  static boolean has(OptionSpec option) {
    return new CommandLine(new DatabaseOptions()).getCommandSpec().findOption(option.longestName())
        != null;
  }

  /**
   * Checks that nothing was said about the database, where it is not chosen by options.
   *
   * @param reason why it is not, and what to do, after the names of the options
   * @throws CommandFailedException if something was
   */
  void refuse(String reason) {
    List<String> said = new ArrayList<>();
    if (!jdbcUrl.isEmpty()) {
      said.add("--jdbc-url");
    }
    if (port != 0) {
      said.add("--db-port");
    }
    if (bufferPoolMib != MySqlOptions.DEFAULT_BUFFER_POOL_MIB) {
      said.add("--buffer-pool-mib");
    }
    if (durability != MySqlOptions.Durability.FULL) {
      said.add("--durability");
    }
    if (!said.isEmpty()) {
      throw new CommandFailedException(String.join(", ", said) + reason);
    }
  }

  /** Whether it is a database of the user's, which needs no file of the checkout. */
  public boolean isOwn() {
    return !jdbcUrl.isEmpty();
  }

  /**
   * Checks that somebody on the way to the user's own database can read what is said.
   *
   * @param environment usually {@link System#getenv()}
   * @throws CommandFailedException if its URL asks for encryption or names several servers
   */
  void requireReadable(Map<String, String> environment) {
    try {
      address(environment).server();
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
    SiteDatabase.sslMode(jdbcUrl)
        .filter(mode -> !mode.equalsIgnoreCase("DISABLED"))
        .ifPresent(
            mode -> {
              throw new CommandFailedException(
                  Text.of(
                      "Statements are counted on the connection to the database, which"
                          + " sslMode=%s encrypts: leave it out of --jdbc-url",
                      mode));
            });
  }

  /** The memory for pages of a database that the bench starts, MiB; 0: it is the user's own. */
  int poolMib() {
    return isOwn() ? 0 : bufferPoolMib;
  }

  /** Starts the database, or connects to the user's own. */
  public DatabaseTier open(Checkout checkout, Pinning pinning, Terminal terminal) {
    try {
      if (!jdbcUrl.isEmpty()) {
        return ExternalDatabase.at(address(System.getenv()), terminal);
      }
      return EmbeddedDatabase.start(settings(checkout, pinning), terminal);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  /**
   * The user's own database.
   *
   * @param environment usually {@link System#getenv()}: has the password if none was typed
   * @throws IllegalArgumentException if the URL is none
   */
  DatabaseAddress address(Map<String, String> environment) {
    return new DatabaseAddress(
        jdbcUrl,
        user,
        password == null ? environment.getOrDefault(PASSWORD_VARIABLE, "") : password);
  }

  /**
   * Checks that {@link #open} or {@link #ofOwnServer} can succeed, without starting anything.
   *
   * @param isLocal whether the database is a process of this machine, or the user's own
   */
  void check(SiteRecipe recipe, boolean isLocal) {
    if (!isLocal) {
      ofOwnServer(recipe.checkout(), recipe.pinning());
    } else if (jdbcUrl.isEmpty()) {
      ofOwnServer(recipe.checkout(), recipe.pinning());
      EmbeddedMySql.requireInstalled();
    } else {
      Databases.status(address(System.getenv()));
    }
  }

  /**
   * How a database runs that is started for the bench.
   *
   * @throws CommandFailedException if the user gave one of his own, or a value is out of range
   */
  MySqlOptions ofOwnServer(Checkout checkout, Pinning pinning) {
    if (!jdbcUrl.isEmpty()) {
      throw new CommandFailedException(
          "--jdbc-url names your own database, but here the tiers have one of their own: leave"
              + " it out, or choose --topology local or external");
    }
    try {
      return settings(checkout, pinning);
    } catch (IllegalArgumentException e) {
      throw new CommandFailedException(e.getMessage(), e);
    }
  }

  private MySqlOptions settings(Checkout checkout, Pinning pinning) {
    return MySqlOptions.in(checkout.work().resolve("db"))
        .withPort(port)
        .withBufferPoolMib(bufferPoolMib)
        .withDurability(durability)
        .withCommandPrefix(pinning.commandPrefix("db"))
        .withSnapshotsOf(checkout.data());
  }
}
