package org.rubisee.servers.balancer;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rubisee.servers.Commands;
import org.rubisee.servers.ServerFailedException;

/**
 * A program that stands in front of web servers and hands each request to the next one in turn. All
 * keep connections open on both sides for longer than clients think. A server that refuses
 * connections gets no requests until it takes them again: HAProxy looks each second, the others
 * when a request fails and then every {@value #RETRY_SECONDS} s. A request that a server may have
 * got is not sent to another one, unless nginx repeats a GET. Malformed queries and large bodies
 * are passed on: the site answers them.
 */
public enum BalancerProgram {
  /** Undertow's proxy, in a Java process of its own: the balancer that needs no installation. */
  UNDERTOW("undertow", List.of()) {
    @Override
    List<String> commandLine(String program, Path folder, Balancer.Setting setting) {
      Stream<String> fixed =
          Stream.of(
              Path.of(System.getProperty("java.home"), "bin", "java").toString(),
              "-Xms128m",
              "-Xmx128m",
              "-XX:+UseG1GC",
              "-cp",
              absolute(System.getProperty("java.class.path")),
              UndertowBalancer.class.getName(),
              Integer.toString(setting.port()));
      return Stream.concat(fixed, setting.nodes().stream().map(URI::toString)).toList();
    }
  },

  /** HAProxy. */
  HAPROXY("haproxy", List.of("haproxy")) {
    @Override
    List<String> commandLine(String program, Path folder, Balancer.Setting setting)
        throws IOException {
      Path file =
          write(
              folder.resolve("haproxy.cfg"),
              String.format(
                  Locale.ROOT,
                  """
              global
                  maxconn 8000
              defaults
                  mode http
                  option redispatch 1
                  default-server check inter 1s fall 2 rise 1
                  timeout connect 10s
                  timeout client 120s
                  timeout http-keep-alive 120s
                  timeout server 120s
              frontend clients
                  bind 127.0.0.1:%d
                  default_backend web
              backend web
                  balance roundrobin
                  http-reuse always
              %s
              """,
                  setting.port(),
                  numbered(setting, "    server n%d %s")));
      return List.of(program, "-db", "-f", file.toString());
    }
  },

  /** nginx: a master process and a worker per processor. */
  NGINX("nginx", List.of("nginx")) {
    @Override
    List<String> commandLine(String program, Path folder, Balancer.Setting setting)
        throws IOException {
      Path file =
          write(
              folder.resolve("nginx.conf"),
              String.format(
                  Locale.ROOT,
                  """
              daemon off;
              worker_processes auto;
              pid nginx.pid;
              error_log nginx-error.log;
              events { worker_connections 8192; }
              http {
                  access_log off;
                  client_body_temp_path body;
                  proxy_temp_path proxy;
                  fastcgi_temp_path fastcgi;
                  uwsgi_temp_path uwsgi;
                  scgi_temp_path scgi;
                  keepalive_timeout 120s;
                  keepalive_requests 1000000;
                  upstream web {
              %s
                      keepalive 256;
                      keepalive_requests 1000000;
                  }
                  server {
                      listen 127.0.0.1:%d;
                      client_max_body_size 0;
                      location / {
                          proxy_pass http://web;
                          proxy_http_version 1.1;
                          proxy_set_header Connection "";
                          proxy_set_header Host $http_host;
                      }
                  }
              }
              """,
                  lines(
                      setting,
                      node ->
                          String.format(
                              Locale.ROOT,
                              "        server %s max_fails=1 fail_timeout=%ds;",
                              at(node),
                              RETRY_SECONDS)),
                  setting.port()));
      return List.of(program, "-p", folder.toString(), "-c", file.toString());
    }
  },

  /** Apache httpd with mod_proxy_balancer, and the event model of processes and threads. */
  APACHE("apache", List.of("apache2", "httpd")) {
    @Override
    List<String> commandLine(String program, Path folder, Balancer.Setting setting)
        throws IOException {
      Path file =
          write(
              folder.resolve("apache.conf"),
              String.format(
                  Locale.ROOT,
                  """
              ServerRoot "%1$s"
              DefaultRuntimeDir "%1$s"
              PidFile "%1$s/apache.pid"
              ErrorLog "%1$s/apache-error.log"
              ServerName localhost
              Listen 127.0.0.1:%2$d
              %3$s
              ServerLimit 2
              StartServers 2
              ThreadsPerChild 128
              ThreadLimit 128
              MaxRequestWorkers 256
              AsyncRequestWorkerFactor 20
              MinSpareThreads 256
              MaxSpareThreads 256
              MaxConnectionsPerChild 0
              KeepAlive On
              KeepAliveTimeout 120
              MaxKeepAliveRequests 0
              ProxyPreserveHost On
              <Proxy "balancer://web">
              %4$s
              </Proxy>
              ProxyPass "/" "balancer://web/"
              """,
                  folder,
                  setting.port(),
                  apacheModules(),
                  lines(
                      setting,
                      node ->
                          String.format(
                              Locale.ROOT,
                              "    BalancerMember http://%s retry=%d",
                              at(node),
                              RETRY_SECONDS))));
      return List.of(program, "-f", file.toString(), "-DFOREGROUND");
    }
  };

  /** How long a server that refused a connection is left alone. */
  static final int RETRY_SECONDS = 5;

  private static final List<String> APACHE_MODULES =
      List.of(
          "mpm_event",
          "authz_core",
          "proxy",
          "proxy_http",
          "proxy_balancer",
          "slotmem_shm",
          "lbmethod_byrequests");

  /** Where Debian and Red Hat put them. */
  private static final List<String> APACHE_MODULE_FOLDERS =
      List.of("/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/lib/httpd/modules");

  private final String label;
  private final List<String> programs;

  BalancerProgram(String label, List<String> programs) {
    this.label = label;
    this.programs = programs;
  }

  /**
   * The balancer of that name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static BalancerProgram labelled(String label) {
    return Stream.of(values())
        .filter(balancer -> balancer.label.equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no balancer '" + label + "'"));
  }

  String label() {
    return label;
  }

  /** Whether this machine has it. */
  boolean isInstalled() {
    return programs.isEmpty() || program().isPresent();
  }

  private Optional<String> program() {
    return programs.stream().filter(Commands::exists).findFirst();
  }

  /**
   * Checks that this machine has it.
   *
   * @throws ServerFailedException if it does not; the message says what to do
   */
  public void requireInstalled() {
    if (!isInstalled()) {
      throw new ServerFailedException(
          "There is no program '"
              + String.join("' or '", programs)
              + "' on this machine: install it, or take balancer=undertow, which comes with the"
              + " build");
    }
  }

  /**
   * What runs it in the foreground, once its configuration is written.
   *
   * @param folder its own, and there already
   * @throws ServerFailedException if this machine does not have it
   */
  List<String> commandLine(Path folder, Balancer.Setting setting) throws IOException {
    requireInstalled();
    return commandLine(program().orElse(""), folder, setting);
  }

  abstract List<String> commandLine(String program, Path folder, Balancer.Setting setting)
      throws IOException;

  /** A class path that means the same in the balancer's own folder. */
  static String absolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static Path write(Path file, String text) throws IOException {
    return Files.writeString(file, text);
  }

  private static String lines(Balancer.Setting setting, Function<URI, String> line) {
    return setting.nodes().stream().map(line).collect(Collectors.joining("\n"));
  }

  /** Names of servers differ, even if their ports do not. */
  private static String numbered(Balancer.Setting setting, String line) {
    return IntStream.range(0, setting.nodes().size())
        .mapToObj(i -> String.format(Locale.ROOT, line, i + 1, at(setting.nodes().get(i))))
        .collect(Collectors.joining("\n"));
  }

  private static String at(URI node) {
    return node.getHost() + ":" + node.getPort();
  }

  private static String apacheModules() {
    Path folder =
        APACHE_MODULE_FOLDERS.stream()
            .map(Path::of)
            .filter(Files::isDirectory)
            .findFirst()
            .orElseThrow(
                () ->
                    new ServerFailedException(
                        "Apache's modules are in none of " + APACHE_MODULE_FOLDERS));
    return APACHE_MODULES.stream()
        .map(
            module ->
                String.format(
                    Locale.ROOT, "LoadModule %s_module %s/mod_%s.so", module, folder, module))
        .collect(Collectors.joining("\n"));
  }
}
