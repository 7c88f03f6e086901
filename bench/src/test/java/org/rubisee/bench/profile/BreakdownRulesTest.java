package org.rubisee.bench.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rubisee.bench.results.tier.BreakdownCategory;

class BreakdownRulesTest {

  private final BreakdownRules rules = BreakdownRules.standard();

  @ParameterizedTest
  @CsvSource({
    "com.mysql.cj.protocol.a.NativeProtocol.readMessage, JDBC_DRIVER",
    "org.jboss.jca.adapters.jdbc.WrappedConnection.prepareStatement, CONNECTION_POOL",
    "io.undertow.server.Connectors.executeRootHandler, CONTAINER",
    "org.jboss.as.ejb3.tx.CMTTxInterceptor.invoke, TRANSACTIONS",
    "org.jboss.as.ejb3.component.stateless.StatelessSessionComponent.x, CONTAINER",
    "org.wildfly.transaction.client.LocalTransaction.commit, TRANSACTIONS",
    "org.wildfly.httpclient.ejb.HttpEJBReceiver.processInvocation, REMOTING",
    "java.io.ObjectOutputStream.writeObject0, REMOTING",
    "java.lang.reflect.Method.invoke, REFLECTION",
    "org.jboss.as.naming.ServiceBasedNamingStore.lookup, NAMING",
    "org.hibernate.internal.SessionImpl.find, PERSISTENCE",
    "org.eclipse.persistence.internal.jpa.EntityManagerImpl.find, PERSISTENCE",
    "org.rubisee.container.persistence.HibernateStates.load, PERSISTENCE",
    "org.rubisee.container.persistence.BeanManagedPersistence.load, PERSISTENCE",
    "org.rubisee.container.persistence.EjbQl.forKeys, CONTAINER",
    "org.rubisee.container.engine.Demarcation.run, TRANSACTIONS",
    "org.rubisee.container.engine.CopyingInvoker.copy, REMOTING",
    "org.rubisee.container.client.RemoteInvoker.invoke, REMOTING",
    "com.sun.ejb.containers.BaseContainer.preInvoke, CONTAINER",
    "org.glassfish.grizzly.http.HttpServerFilter.handleRead, CONTAINER",
    "com.sun.enterprise.resource.pool.ConnectionPool.getResource, CONNECTION_POOL",
    "com.sun.gjc.spi.ManagedConnectionImpl.getConnection, CONNECTION_POOL",
    "com.sun.enterprise.transaction.JavaEETransactionImpl.commit, TRANSACTIONS",
    "com.sun.enterprise.naming.impl.SerialContext.lookup, NAMING",
    "org.rubisee.container.client.HomeProxy.invoke, CONTAINER",
    "org.rubisee.pages.Layout.page, PRESENTATION",
    "org.rubisee.auction.pages.ItemList.write, PRESENTATION",
    "org.rubisee.sql.SqlViewItem.viewItem, BUSINESS_LOGIC",
    "org.apache.openejb.client.Client.request, REMOTING",
    "org.apache.openejb.server.ejbd.EjbRequestHandler.processRequest, REMOTING",
    "org.apache.openejb.core.transaction.JtaTransactionPolicy.commit, TRANSACTIONS",
    "org.apache.openejb.core.cmp.CmpContainer.invoke, PERSISTENCE",
    "org.apache.openejb.core.ivm.naming.IvmContext.lookup, NAMING",
    "org.apache.openejb.core.ivm.EjbObjectProxyHandler.businessMethod, CONTAINER",
    "org.apache.openjpa.kernel.BrokerImpl.find, PERSISTENCE",
    "org.apache.commons.dbcp2.managed.ManagedConnection.close, CONNECTION_POOL",
    "org.rubisee.openejb.LockingCmpEngineFactory$Engine.loadBean, PERSISTENCE",
    "org.rubisee.openejb.ReadableFailures.invoke, CONTAINER",
    "sun.nio.ch.EPoll.wait, TCP_IP",
    "tcp_sendmsg, TCP_IP",
  })
  void knowsTheFramesOfServersAndLibraries(String frame, BreakdownCategory category) {
    assertThat(rules.judge(sample("default task-1", frame)))
        .isEqualTo(new SortedSample(category, frame));
  }

  @Test
  void theInnermostKnownFrameDecidesAndTheJdkCountsForItsCaller() {
    SortedSample sorted =
        rules.judge(
            sample(
                "default task-1",
                "futex_wake",
                "java.util.HashMap.getNode",
                "com.mysql.cj.NativeSession.execSQL",
                "org.rubisee.sql.Statements.one",
                "io.undertow.server.Connectors.executeRootHandler"));
    assertThat(sorted)
        .isEqualTo(
            new SortedSample(BreakdownCategory.JDBC_DRIVER, "com.mysql.cj.NativeSession.execSQL"));
  }

  @ParameterizedTest
  @CsvSource({
    "C2 CompilerThre, VIRTUAL_MACHINE",
    "C1 CompilerThread0, VIRTUAL_MACHINE",
    "VM Thread, VIRTUAL_MACHINE",
    "G1 Service, GARBAGE_COLLECTION",
    "GC Thread#1, GARBAGE_COLLECTION"
  })
  void aThreadOfTheVirtualMachineIsKnownByItsNameWhateverItDoes(
      String thread, BreakdownCategory category) {
    assertThat(rules.judge(sample(thread, "tcp_sendmsg")).category()).isEqualTo(category);
  }

  @Test
  void whatNoRuleKnowsIsOther() {
    assertThat(rules.judge(sample("worker", "java.lang.Thread.run")))
        .isEqualTo(new SortedSample(BreakdownCategory.OTHER, ""));
    assertThat(rules.judge(sample("worker")).category()).isEqualTo(BreakdownCategory.OTHER);
  }

  @Test
  void rulesOfAReaderGoFirst() {
    BreakdownRules own = BreakdownRules.standardAfter("naming frame com.mysql.cj.Names*\n");
    assertThat(own.judge(sample("t", "com.mysql.cj.NamesOf.get")).category())
        .isEqualTo(BreakdownCategory.NAMING);
    assertThat(own.judge(sample("t", "com.mysql.cj.Other.get")).category())
        .isEqualTo(BreakdownCategory.JDBC_DRIVER);
  }

  @Test
  void aPatternIsTextExceptForItsStars() {
    BreakdownRules own = BreakdownRules.parse("# no rule\n\nnaming frame a.b(*)$c\n");
    assertThat(own.judge(sample("t", "a.b(x)$c")).category()).isEqualTo(BreakdownCategory.NAMING);
    assertThat(own.judge(sample("t", "aXb(x)$c")).category()).isEqualTo(BreakdownCategory.OTHER);
    assertThat(own.judge(sample("t", "a.b(x)$cd")).category()).isEqualTo(BreakdownCategory.OTHER);
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc frame com.mysql.*, jdbc' is no category",
    "jdbc-driver stack com.mysql.*, stack' is neither frame nor thread",
    "jdbc-driver com.mysql.*, is no rule",
  })
  void saysWhichLineIsNoRule(String line, String why) {
    assertThatThrownBy(() -> BreakdownRules.parse("# first\n" + line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Line 2")
        .hasMessageContaining(why);
  }

  private static StackSample sample(String thread, String... frames) {
    return new StackSample(thread, List.of(frames));
  }
}
