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

  private static final Pattern PAGES =
      Pattern.compile("(?s)<subsystem xmlns=\"urn:jboss:domain:undertow:.*?</subsystem>");

  /** The port is that to which this server's calls go. */
  private static final String PORT_OF_BEANS =
      "<socket-binding name=\"beans\" interface=\"management\" port=\"${rubis.app.port}\"/>\n";

  /** What tells callers the address of the beans. */
  private static final String NOT_OPEN = "<http-listener name=\"not-open\" socket-binding=\"http\"";

  /** The system property that says which listener takes calls. */
  private static final Pattern TAKES_CALLS =
      Pattern.compile("<property name=\"rubis.beans.listener\" value=\"default\"/>");

  private CoLocatedConfiguration() {}

  /**
   * Makes the configuration.
   *
   * @param app that of an application server
   * @param web that of a web server
   * @param takesCalls whether beans are called over the network
   */
  static String of(String app, String web, boolean takesCalls) {
    String xml = app.replace(found(PAGES, app), found(PAGES, web));
    String takesCallsThere = found(TAKES_CALLS, xml);
    return takesCalls
        ? withPortOfBeans(xml, found(LISTENER, app))
            .replace(takesCallsThere, takesCallsThere.replace("default", "beans"))
        : xml.replace(takesCallsThere, "");
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
        .replace(NOT_OPEN, NOT_OPEN.replace("\"http\"", "\"beans\""));
  }

  private static String before(String place, String addition, String xml) {
    return xml.replaceFirst(Pattern.quote(place), Matcher.quoteReplacement(addition + place));
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
