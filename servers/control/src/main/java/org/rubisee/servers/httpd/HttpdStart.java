package org.rubisee.servers.httpd;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.rubisee.settings.SiteSettings;

/**
 * What an httpd server needs in order to start: its folder, its command line, its environment.
 *
 * @param options how it runs
 * @param home where httpd and PHP are
 * @param port at its address
 * @param status where the bench reads what opcache has, of {@link #newStatus}
 */
public record HttpdStart(HttpdOptions options, PhpHome home, int port, String status) {

  private static final int PROCESSES = 512;

  /** Of PHP-FPM: the most places of the gate, 48, and others that wait there. */
  private static final int FPM_PROCESSES = 128;

  private static final String CONNECTIONS = "rubis.db.pool-size";

  /** Of each process of httpd in front of PHP-FPM. */
  private static final int THREADS = 64;

  private static final String JIT = "off";
  private static final int STATUS_BYTES = 16;

  /** A path without slashes that nobody can guess. */
  public static String newStatus() {
    byte[] random = new byte[STATUS_BYTES];
    new SecureRandom().nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  /** Fills its folder; what an earlier server left there is removed. */
  public void prepareFolder() throws IOException {
    Files.createDirectories(options.folder());
    new HttpdFolder(options.folder()).prepare(options.archive(), options.properties());
  }

  /** The program and its arguments. It stays in the foreground, and logs to its error output. */
  public List<String> commandLine() throws IOException {
    List<String> command = new ArrayList<>(options.commandPrefix());
    if (home.hasFpm()) {
      command.addAll(List.of("sh", options.configuration().resolve("with-fpm").toString()));
    }
    command.addAll(List.of(home.program().toString(), "-DFOREGROUND"));
    if (home.hasFpm()) {
      command.add("-DFPM");
    }
    if (HttpdFolder.isOfRoot()) {
      command.add("-DROOT");
    }
    if (Boolean.parseBoolean(options.properties().get(SiteSettings.PREFIX + "legacy-client"))) {
      command.add("-DLEGACY_CLIENT");
    }
    command.addAll(List.of("-f", options.configuration().resolve("httpd.conf").toString()));
    return command;
  }

  /** The variables that {@code servers/httpd/httpd.conf} explains, and those of its libraries. */
  public Map<String, String> environment() throws IOException {
    Path served = new HttpdFolder(options.folder()).served();
    Map<String, String> environment = new TreeMap<>();
    environment.put("RUBIS_MODULES", home.modules().toString());
    environment.put("RUBIS_PHP_EXTENSIONS", home.extensions().toString());
    environment.put("RUBIS_HTTPD", options.configuration().toString());
    environment.put("RUBIS_FOLDER", options.folder().toString());
    environment.put("RUBIS_SERVED", served.toRealPath().toString());
    environment.put("RUBIS_ADDRESS", options.address());
    environment.put("RUBIS_PORT", Integer.toString(port));
    environment.put("RUBIS_STATUS", status);
    environment.put("RUBIS_CONTEXT", "/" + options.context());
    environment.put("RUBIS_PROCESSES", Integer.toString(processes()));
    environment.put("RUBIS_JIT", options.properties().getOrDefault("rubis.php.jit", JIT));
    // only the extensions of php.ini, whatever this machine has
    environment.put("PHP_INI_SCAN_DIR", "");
    home.libraries().ifPresent(path -> environment.put("LD_LIBRARY_PATH", path.toString()));
    if (home.hasFpm()) {
      putFpm(environment);
    } else {
      environment.put("RUBIS_PHP_MODULE", home.phpModule().toString());
    }
    return environment;
  }

  /** There is a process of httpd more than pages need. */
  private void putFpm(Map<String, String> environment) throws IOException {
    int servers = processes() / THREADS + 2;
    environment.put("RUBIS_FPM", home.fpm().toString());
    environment.put("RUBIS_USER", Integer.toString(HttpdFolder.user()));
    environment.put("RUBIS_GROUP", Integer.toString(HttpdFolder.group()));
    environment.put("RUBIS_SERVERS", Integer.toString(servers));
    environment.put("RUBIS_THREADS", Integer.toString(THREADS * servers));
  }

  /** A ledger sets the number of connections to the database: PHP-FPM has a process for each. */
  private int processes() {
    Map<String, String> properties = options.properties();
    return Optional.ofNullable(properties.get("rubis.php.processes"))
        .or(() -> Optional.ofNullable(properties.get(CONNECTIONS)).filter(one -> home.hasFpm()))
        .map(Integer::parseInt)
        .orElse(home.hasFpm() ? FPM_PROCESSES : PROCESSES);
  }
}
