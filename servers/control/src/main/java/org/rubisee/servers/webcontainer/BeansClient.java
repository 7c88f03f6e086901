package org.rubisee.servers.webcontainer;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The client of beans that WildFly's web server has, in the process of a web container: the same
 * jars, set in the same way.
 *
 * @param checkout root of the checkout, with the provisioned web server
 */
public record BeansClient(Path checkout) {

  private static final String MODULES = "servers/web-server/target/server/modules";
  private static final String CONFIGURATION = "servers/web-container/beans-client.xml";

  /** Below the modules of WildFly: the client, what it needs, and the interfaces of beans. */
  private static final List<String> OF_WILDFLY =
      List.of(
          "io/smallrye/common/constraint",
          "io/smallrye/common/cpu",
          "io/smallrye/common/expression",
          "io/smallrye/common/function",
          "io/smallrye/common/net",
          "io/smallrye/common/os",
          "jakarta/ejb/api",
          "jakarta/interceptor/api",
          "org/apache/sshd",
          "org/jboss/ejb-client",
          "org/jboss/marshalling",
          "org/jboss/marshalling/river",
          "org/jboss/remoting",
          "org/jboss/threads",
          "org/jboss/xnio",
          "org/jboss/xnio/nio",
          "org/slf4j",
          "org/wildfly/client/config",
          "org/wildfly/common",
          "org/wildfly/discovery",
          "org/wildfly/naming-client",
          "org/wildfly/security/elytron-base",
          "org/wildfly/transaction/client");

  /** The suite's own part of the client: see {@code servers/call-routing}. */
  private static final String ROUTING = "org/rubisee/callrouting/main";

  /** What marshalling looks into, as in WildFly. */
  private static final List<String> OPENED =
      List.of("java.io", "java.lang", "java.lang.reflect", "java.util", "java.util.concurrent");

  /** Takes a relative path, too. */
  public BeansClient {
    checkout = checkout.toAbsolutePath().normalize();
  }

  /** Entries of the class path. */
  List<String> classPath() {
    Path modules = checkout.resolve(MODULES);
    List<String> entries = new ArrayList<>();
    OF_WILDFLY.forEach(
        name ->
            entries.add(
                modules.resolve("system/layers/base").resolve(name).resolve("main/*").toString()));
    entries.add(modules.resolve(ROUTING).resolve("*").toString());
    return entries;
  }

  /** Options of the JVM. */
  List<String> options() {
    List<String> options = new ArrayList<>();
    OPENED.forEach(name -> options.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
    // names of beans begin with ejb:
    options.add("-Djava.naming.factory.url.pkgs=org.jboss.ejb.client.naming");
    options.add("-Dwildfly.config.url=" + checkout.resolve(CONFIGURATION).toUri());
    return options;
  }
}
