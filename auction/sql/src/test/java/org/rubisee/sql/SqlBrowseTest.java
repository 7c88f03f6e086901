package org.rubisee.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.sql.Fixture.ANN;
import static org.rubisee.sql.Fixture.NORTH;
import static org.rubisee.sql.Fixture.login;

import org.junit.jupiter.api.Test;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.Category;
import org.rubisee.model.Region;
import org.rubisee.model.Rejection;

class SqlBrowseTest extends SqlTest {

  @Test
  void listsAllCategoriesById() {
    assertThat(useCases.browseCategories().browseCategories())
        .containsExactly(new Category(1, "Books"), new Category(2, "Toys"));
  }

  @Test
  void listsAllRegionsById() {
    assertThat(useCases.browseRegions().browseRegions())
        .containsExactly(new Region(1, "North"), new Region(2, "South"));
  }

  @Test
  void findsTheRegionByItsName() throws RejectedException {
    var found = useCases.browseCategories().browseCategoriesInRegion("North");

    assertThat(found.region()).isEqualTo(new Region(NORTH, "North"));
    assertThat(found.categories()).hasSize(2);
  }

  @Test
  void rejectsUnknownRegion() {
    assertThat(rejectionOf(() -> useCases.browseCategories().browseCategoriesInRegion("West")))
        .isEqualTo(Rejection.NO_SUCH_REGION);
  }

  @Test
  void offersCategoriesToASellerWhoLogsIn() throws RejectedException {
    var offered = useCases.browseCategories().selectCategoryToSellItem(login("ann"));

    assertThat(offered.sellerId()).isEqualTo(ANN);
    assertThat(offered.categories()).hasSize(2);
  }

  @Test
  void logsInWithTheRightPasswordOnly() throws RejectedException {
    assertThat(useCases.auth().auth(login("ann"))).isEqualTo(ANN);
    assertThat(rejectionOf(() -> useCases.auth().auth(new Credentials("ann", "secret of bob"))))
        .isEqualTo(Rejection.LOGIN_FAILED);
    assertThat(rejectionOf(() -> useCases.auth().auth(login("dan"))))
        .isEqualTo(Rejection.LOGIN_FAILED);
    assertThat(
            rejectionOf(() -> useCases.browseCategories().selectCategoryToSellItem(login("dan"))))
        .isEqualTo(Rejection.LOGIN_FAILED);
  }

  @Test
  void takesNicknamesLiterally() {
    assertThat(rejectionOf(() -> useCases.auth().auth(new Credentials("%", "secret of ann"))))
        .isEqualTo(Rejection.LOGIN_FAILED);
    assertThat(
            rejectionOf(
                () -> useCases.auth().auth(new Credentials("ann' OR '1'='1", "secret of ann"))))
        .isEqualTo(Rejection.LOGIN_FAILED);
  }
}
