package org.rubisee.bookstore.pages;

import java.util.List;
import org.rubisee.bookstore.model.SearchType;
import org.rubisee.pages.Field;
import org.rubisee.pages.Form;
import org.rubisee.pages.FormFields;
import org.rubisee.pages.Section;

/**
 * What to search for.
 *
 * @param visit who searches
 */
record SearchFields(Visit visit) implements FormFields {

  @Override
  public List<Field> fields() {
    return List.of(BookstoreField.SEARCH_TYPE, BookstoreField.SEARCH_TEXT);
  }

  @Override
  public Section section() {
    return Sections.SEARCH;
  }

  @Override
  public String carriedParameters() {
    return visit.query();
  }

  @Override
  public void write(Form form) {
    visit.hide(form.begin("SearchResults")).choice(BookstoreField.SEARCH_TYPE, ">");
    for (SearchType type : SearchType.values()) {
      form.option(BookstoreField.SEARCH_TYPE, type.label());
    }
    form.endChoice(BookstoreField.SEARCH_TYPE)
        .line(BookstoreField.SEARCH_TEXT, "required maxlength=60")
        .end("Search");
  }
}
