package org.rubisee.messages.broker;

import jakarta.resource.spi.BootstrapContext;
import jakarta.resource.spi.ResourceAdapterInternalException;
import java.nio.file.Path;
import java.util.Map;
import org.apache.activemq.artemis.api.core.QueueConfiguration;
import org.apache.activemq.artemis.api.core.RoutingType;
import org.apache.activemq.artemis.api.core.SimpleString;
import org.apache.activemq.artemis.api.core.TransportConfiguration;
import org.apache.activemq.artemis.core.config.Configuration;
import org.apache.activemq.artemis.core.config.CoreAddressConfiguration;
import org.apache.activemq.artemis.core.config.impl.ConfigurationImpl;
import org.apache.activemq.artemis.core.remoting.impl.invm.InVMAcceptorFactory;
import org.apache.activemq.artemis.core.server.ActiveMQServer;
import org.apache.activemq.artemis.core.server.JournalType;
import org.apache.activemq.artemis.core.server.impl.ActiveMQServerImpl;
import org.apache.activemq.artemis.core.settings.impl.AddressSettings;
import org.apache.activemq.artemis.ra.ActiveMQResourceAdapter;

/**
 * The resource adapter of Artemis, which starts a broker before it connects. The broker is in the
 * same JVM and listens at no port. Its journal is kept when the server is restarted, and is gone
 * when a site is started.
 */
public class BrokerAdapter extends ActiveMQResourceAdapter {
  private static final long serialVersionUID = 1;

  private static final String FOLDER_OF_SERVER = "jboss.server.data.dir";
  private static final String DEAD_LETTERS = "dead-letters";
  private static final int DELIVERIES = 10;
  private static final int FIRST_DELAY_MILLIS = 200;
  private static final int LONGEST_DELAY_MILLIS = 10_000;

  private transient ActiveMQServer broker;

  @Override
  public void start(BootstrapContext context) throws ResourceAdapterInternalException {
    broker =
        new ActiveMQServerImpl(
            configuration(Path.of(System.getProperty(FOLDER_OF_SERVER), "kept", "messages")));
    try {
      broker.start();
    } catch (Exception e) {
      throw new ResourceAdapterInternalException("The broker did not start", e);
    }
    super.start(context);
  }

  @Override
  public void stop() {
    super.stop();
    try {
      broker.stop();
    } catch (Exception e) {
      System.getLogger(BrokerAdapter.class.getName())
          .log(System.Logger.Level.WARNING, "The broker did not stop properly", e);
    }
  }

  /**
   * How the broker runs. Nobody but this server reaches it, so it asks for no password. A message
   * whose delivery fails again and again ends in the queue of dead letters.
   */
  private static Configuration configuration(Path folder) {
    Configuration configuration =
        new ConfigurationImpl()
            .setName("rubis")
            .setSecurityEnabled(false)
            .setJMXManagementEnabled(false)
            .setCriticalAnalyzer(false)
            .setMaxDiskUsage(-1)
            .setPersistenceEnabled(true)
            .setJournalType(JournalType.NIO)
            .setJournalDirectory(folder.resolve("journal").toString())
            .setBindingsDirectory(folder.resolve("bindings").toString())
            .setLargeMessagesDirectory(folder.resolve("large").toString())
            .setPagingDirectory(folder.resolve("paging").toString())
            .addAcceptorConfiguration(
                new TransportConfiguration(
                    InVMAcceptorFactory.class.getName(), Map.of("serverId", "0")))
            .addAddressSetting(
                "#",
                new AddressSettings()
                    .setDeadLetterAddress(SimpleString.of(DEAD_LETTERS))
                    .setMaxDeliveryAttempts(DELIVERIES)
                    .setRedeliveryDelay(FIRST_DELAY_MILLIS)
                    .setRedeliveryMultiplier(2)
                    .setMaxRedeliveryDelay(LONGEST_DELAY_MILLIS));
    for (String queue : new String[] {"orders", "notices", DEAD_LETTERS}) {
      configuration.addAddressConfiguration(
          new CoreAddressConfiguration()
              .setName(queue)
              .addRoutingType(RoutingType.ANYCAST)
              .addQueueConfiguration(
                  QueueConfiguration.of(queue)
                      .setRoutingType(RoutingType.ANYCAST)
                      .setAutoDelete(false)));
    }
    return configuration;
  }
}
