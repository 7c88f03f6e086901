package org.rubisee.jpa;

import jakarta.ejb.Remote;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import java.util.Optional;
import org.rubisee.jpa.entities.CategoryEntity;
import org.rubisee.jpa.entities.ItemEntity;
import org.rubisee.jpa.entities.UserEntity;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewItem;
import org.rubisee.model.RegisterItem;
import org.rubisee.model.RegisteredItem;
import org.rubisee.model.Rejection;

/** Puts an item up for sale: two statements, one when the second-level cache has the category. */
@Stateless
@Remote(RegisterItem.class)
@TransactionAttribute(TransactionAttributeType.REQUIRED)
public class RegisterItemBean extends JpaBean implements RegisterItem {

  @Override
  public RegisteredItem registerItem(NewItem item) throws RejectedException {
    CategoryEntity category =
        category(item.categoryId())
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_CATEGORY));
    UserEntity seller = entities.getReference(UserEntity.class, item.sellerId());
    ItemEntity stored = new ItemEntity(item, seller, category, now());
    insert(stored);
    return new RegisteredItem(stored.id(), item, stored.startDate(), stored.endDate());
  }

  /** Category 0 is made up by old clients, and has no row. */
  private Optional<CategoryEntity> category(int id) {
    return isLegacyClient() && id == 0
        ? Optional.of(entities.getReference(CategoryEntity.class, id))
        : Optional.ofNullable(entities.find(CategoryEntity.class, id));
  }
}
