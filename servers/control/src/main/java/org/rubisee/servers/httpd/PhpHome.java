package org.rubisee.servers.httpd;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rubisee.servers.ServerFailedException;

/**
 * A folder with httpd and PHP, laid out like the root of Debian and Ubuntu: their packages,
 * installed or unpacked.
 *
 * @param root the folder; {@code /} if the packages are installed
 * @param hasFpm whether PHP runs in processes of its own, those of PHP-FPM, or as httpd's module
 */
public record PhpHome(Path root, boolean hasFpm) {

  /** The system property of a site that names the folder. */
  private static final String PROPERTY = "rubis.php.home";

  /** The environment variable that names the folder for all sites. */
  private static final String VARIABLE = "RUBIS_PHP_HOME";

  /** The system property of a site that says how PHP runs. */
  private static final String RUNTIME = "rubis.php";

  private static final Path INSTALLED = Path.of("/");
  private static final String MODULE = "usr/lib/apache2/modules/libphp*.so";
  private static final String FPM = "usr/sbin/php-fpm*";
  private static final List<String> EXTENSIONS = List.of("mysqlnd.so", "mysqli.so", "intl.so");

  private static final String REMEDY =
      "run servers/httpd/fetch-php, or install apache2-bin %s php-mysql php-intl";

  /**
   * The folder that a site names, or else the first of these that has httpd and PHP: that of {@code
   * RUBIS_PHP_HOME}, {@code ~/.cache/rubis-ee/php}, the machine itself.
   *
   * @param properties of the site
   * @throws ServerFailedException if there is none; the message says what to do
   */
  public static PhpHome find(Map<String, String> properties) {
    boolean hasFpm = isFpm(properties);
    String remedy = String.format(Locale.ROOT, REMEDY, hasFpm ? "php-fpm" : "libapache2-mod-php");
    Optional<Path> only =
        Optional.ofNullable(properties.get(PROPERTY))
            .or(() -> Optional.ofNullable(System.getenv(VARIABLE)))
            .map(Path::of);
    if (only.isPresent()) {
      PhpHome home = new PhpHome(only.get().toAbsolutePath().normalize(), hasFpm);
      home.missing()
          .ifPresent(
              what -> {
                throw new ServerFailedException(
                    home.root + " has no " + what + ": name another folder, or " + remedy);
              });
      return home;
    }
    return Stream.of(fetched(), INSTALLED)
        .map(root -> new PhpHome(root, hasFpm))
        .filter(home -> home.missing().isEmpty())
        .findFirst()
        .orElseThrow(
            () ->
                new ServerFailedException(
                    "This machine has no httpd with " + (hasFpm ? "PHP-FPM: " : "PHP: ") + remedy));
  }

  /** Whether a site's PHP runs in processes of its own. */
  static boolean isFpm(Map<String, String> properties) {
    return "fpm".equals(properties.get(RUNTIME));
  }

  /**
   * Why a site has no httpd with PHP.
   *
   * @param properties of the site
   * @return with what to do; empty if it has
   */
  public static Optional<String> lacking(Map<String, String> properties) {
    try {
      find(properties);
      return Optional.empty();
    } catch (ServerFailedException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** Where servers/httpd/fetch-php unpacks the packages. */
  private static Path fetched() {
    return Path.of(System.getProperty("user.home"), ".cache", "rubis-ee", "php");
  }

  /** What of it is not there. */
  private Optional<String> missing() {
    if (!Files.isExecutable(program())) {
      return Optional.of("usr/sbin/apache2");
    }
    if (found(hasFpm ? FPM : MODULE).isEmpty()) {
      return Optional.of(hasFpm ? FPM : MODULE);
    }
    return EXTENSIONS.stream()
        .map(name -> "usr/lib/php/*/" + name)
        .filter(name -> found(name).isEmpty())
        .findFirst();
  }

  /** What it is, for reports. */
  public String inWords() {
    String version =
        newest(hasFpm ? FPM : MODULE).getFileName().toString().replaceAll("[a-z-]|\\.so", "");
    return hasFpm
        ? "Apache httpd in front of PHP-FPM " + version
        : "Apache httpd with PHP " + version + " as its module";
  }

  /** The program of httpd. */
  Path program() {
    return root.resolve("usr/sbin/apache2");
  }

  /** The folder of its modules. */
  Path modules() {
    return root.resolve("usr/lib/apache2/modules");
  }

  /** PHP as a module; the newest if there are several. */
  Path phpModule() {
    return newest(MODULE);
  }

  /** The program of PHP-FPM; the newest if there are several. */
  Path fpm() {
    return newest(FPM);
  }

  /** The folder of PHP's extensions. */
  Path extensions() {
    return newest("usr/lib/php/*/mysqli.so").getParent();
  }

  /** The folder of the shared libraries. */
  Optional<Path> libraries() {
    return root.equals(INSTALLED)
        ? Optional.empty()
        : found("usr/lib/*-linux-gnu/libapr-1.so.*").stream().findFirst().map(Path::getParent);
  }

  private Path newest(String pattern) {
    List<Path> all = found(pattern);
    return all.get(all.size() - 1);
  }

  /** The files of a pattern with one star in one of its names, sorted. */
  private List<Path> found(String pattern) {
    Path path = Path.of(pattern);
    List<Path> found = new ArrayList<>(List.of(root));
    for (Path name : path) {
      List<Path> next = new ArrayList<>();
      found.forEach(folder -> next.addAll(inside(folder, name.toString())));
      found = next;
    }
    Collections.sort(found);
    return found;
  }

  private static List<Path> inside(Path folder, String name) {
    if (!name.contains("*")) {
      return Files.exists(folder.resolve(name)) ? List.of(folder.resolve(name)) : List.of();
    }
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + name);
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> matcher.matches(file.getFileName())).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " cannot be read", e);
    }
  }
}
