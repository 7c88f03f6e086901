package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.math.BigDecimal;
import org.rubisee.bookstore.model.Discount;

/** Stores discounts as fractions, {@code DECIMAL(3,2)}. */
@Converter(autoApply = true)
public class DiscountConverter implements AttributeConverter<Discount, BigDecimal> {

  @Override
  public BigDecimal convertToDatabaseColumn(Discount discount) {
    return discount == null ? null : discount.fraction();
  }

  @Override
  public Discount convertToEntityAttribute(BigDecimal fraction) {
    return fraction == null ? null : Discount.ofFraction(fraction);
  }
}
