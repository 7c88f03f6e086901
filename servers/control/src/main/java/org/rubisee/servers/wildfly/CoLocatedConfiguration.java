package org.rubisee.servers.wildfly;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.servers.ServerFailedException;

/**
 * The configuration of a server with both tiers: an application server's, but pages are served as a
 * web server serves them. The port of the pages takes no calls of beans. Only a server that calls
 * its own beans over the network takes calls at all, at a port of its own that is not public.
 */
final class CoLocatedConfiguration {

  private static final Pattern LISTENER =
      Pattern.compile("<http-listener name=\"default\" socket-binding=\"http\"[^>]*/>");

  /** The port is that to which this server's calls go. */
  private static final String PORT_OF_BEANS =
      "<socket-binding name=\"beans\" interface=\"management\" port=\"${rubis.app.port}\"/>\n";

  private CoLocatedConfiguration() {}

  /**
   * Makes the configuration.
   *
   * @param app that of an application server
   * @param web that of a web server
   * @param takesCalls whether beans are called over the network
   */
  static String of(String app, String web, boolean takesCalls) {
    String xml = app.replace(pagesOf(app), pagesOf(web));
    return takesCalls ? withPortOfBeans(xml, listener(app)) : withoutCalls(xml);
  }

  private static String withPortOfBeans(String xml, String listener) {
    String beans =
        listener
            .replace("name=\"default\"", "name=\"beans\"")
            .replace("socket-binding=\"http\"", "socket-binding=\"beans\"");
    return before(
            "<host name=\"default-host\"",
            beans + "\n",
            before("<socket-binding name=\"http\"", PORT_OF_BEANS, xml))
        .replace("connector-ref=\"default\"", "connector-ref=\"beans\"");
  }

  private static String withoutCalls(String xml) {
    return xml.replaceFirst("<http-connector name=\"http-remoting-connector\"[^>]*/>", "")
        .replaceFirst("(?s)<remote connectors=\"http-remoting-connector\".*?</remote>", "");
  }

  private static String before(String place, String addition, String xml) {
    return xml.replaceFirst(Pattern.quote(place), Matcher.quoteReplacement(addition + place));
  }

  private static String pagesOf(String xml) {
    return found(
        Pattern.compile("(?s)<subsystem xmlns=\"urn:jboss:domain:undertow:.*?</subsystem>"), xml);
  }

  private static String listener(String xml) {
    return found(LISTENER, xml);
  }

  private static String found(Pattern part, String xml) {
    Matcher matcher = part.matcher(xml);
    if (!matcher.find()) {
      throw new ServerFailedException(
          "The configuration of a server lacks a part ("
              + part
              + "): provision it again with 'mvn -DskipTests package'");
    }
    return matcher.group();
  }
}
