package org.rubisee.bench.ledger.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CallsTest {

  @Test
  void tellsRemoteEntityCallsFromThoseBetweenBeans() {
    Calls calls =
        Calls.of(
            List.of(),
            List.of(
                "remote EntityGateway.invoke",
                "entity Item.getSellerNickname",
                "entity User.findByPrimaryKey",
                "entity User.getNickName",
                "remote EntityGateway.invoke",
                "entity Item.getName"));
    assertThat(calls.remote()).isEqualTo(Map.of("Item.getSellerNickname", 1, "Item.getName", 1));
    assertThat(calls.inside()).isEqualTo(Map.of("User.findByPrimaryKey", 1, "User.getNickName", 1));
  }

  @Test
  void tellsRemoteSessionBeansFromLocalOnes() {
    Calls calls =
        Calls.of(List.of(), List.of("remote PutBid.putBid", "local Auth.auth", "local Auth.auth"));
    assertThat(calls.remote()).isEqualTo(Map.of("PutBid.putBid", 1));
    assertThat(calls.insideTotal()).isEqualTo(2);
  }

  @Test
  void countsLookupsAndTransactionsOfTheWebTier() {
    Calls calls =
        Calls.of(
            List.of("lookup java:jboss/UserTransaction", "transaction begin", "transaction commit"),
            List.of());
    assertThat(calls.lookups()).isEqualTo(1);
    assertThat(calls.transactionOperations()).isEqualTo(2);
  }

  @Test
  void aServerWithBothTiersHasAllCallsInOneLog() {
    Calls calls =
        Calls.of(
            List.of("lookup ejb:x", "local ViewItem.viewItem", "entity Item.getName"), List.of());
    assertThat(calls.lookups()).isEqualTo(1);
    assertThat(calls.remote()).isEmpty();
    assertThat(calls.insideTotal()).isEqualTo(2);
  }
}
