package org.rubisee.contract.application;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;

/**
 * What an application gives the tests that all applications have in common: some of its pages, and
 * what of its tables is compared. The suite of an application provides it as a service of {@link
 * ServiceLoader}.
 */
public interface ApplicationUnderTest {

  /** The application of the suite that runs. */
  static ApplicationUnderTest ofThisSuite() {
    List<ApplicationUnderTest> known =
        ServiceLoader.load(ApplicationUnderTest.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();
    if (known.size() != 1) {
      throw new IllegalStateException(
          "The suite of one application belongs on the class path, not of "
              + known.size()
              + ": depend on the contract of the implementation's application");
    }
    return known.get(0);
  }

  /** How its interactions are spelled. */
  List<String> interactions();

  /** The names of parameters that its pages take. */
  List<String> parameters();

  /** The pages that are the same for everybody, the first page among them. */
  List<String> staticPages();

  /** Pages with pictures that a site reads from the database. They change nothing. */
  List<String> dynamicPages();

  /** One of the dynamic pages, which lists rows and is answered to GET and POST. */
  String listPage();

  /**
   * The page of a row, up to the row's number, which is answered to GET and POST. There is a row 1
   * and no row 99999999.
   */
  String rowPage();

  /**
   * Stores rows until a page that is asked for by GET is as large as pages become, and names it.
   */
  String largestPage(Database database);

  /** A text of any length that somebody enters. */
  LongText longText();

  /** A form that breaks a rule, so that it comes back with status 200 and all that was entered. */
  ReturnedForm returnedForm(Customer customer);

  /**
   * A form that needs several statements, one after the other, and changes nothing. If each is
   * answered after 4 s, the page takes longer than it may.
   */
  Form manyStatements(Customer customer);

  /** A page of each interaction, by its label, and others by what they say. */
  Map<String, Page> tour(Customer customer, Database database);

  /** Pages by what was asked for: a session that always does the same. */
  Map<String, Page> scriptedSession(Customer customer, Database database);

  /**
   * The folder of the suite's module in the checkout, for example {@code auction/contract}. The
   * golden records lie beside this class.
   */
  String module();

  /** The tables whose rows must be the same in all implementations. */
  List<String> comparedTables();

  /** What stands in a record for the values of columns that are chosen by chance, by column. */
  Map<String, String> chosenByChance();

  /** A page without what was chosen by chance, or what only some implementations add. */
  default String withoutChance(String html) {
    return html;
  }
}
