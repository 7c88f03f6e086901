package org.rubisee.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApplicationTest {

  private static final String LIBRARY =
      """
      name=library
      title=A library
      interactions=Home, Search, Borrow
      interaction.Home=static index.html
      interaction.Search=read Search
      interaction.Borrow=write Borrow
      mixes=reading, borrowing
      standard-mix=borrowing
      read-only-mixes=reading
      mix.reading.table.rubis-ee=org/rubisee/application/reading.txt
      mix.borrowing.operation.1=3 Search
      mix.borrowing.operation.2=1 Search Borrow
      fault.rows-locked=Borrow
      part.schema=library/schema
      implementations=servlets-only
      """;

  private final Application library = application(LIBRARY);

  private static Application application(String text) {
    Properties properties = new Properties();
    try {
      properties.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Application(
        new ApplicationFile("library/application.properties", properties),
        ApplicationTest.class.getClassLoader());
  }

  @Test
  void hasItsInteractionsInTheOrderOfTheFile() {
    assertThat(library.interactions())
        .containsExactly(
            new Interaction(0, "Home", "index.html", Interaction.Kind.STATIC_PAGE),
            new Interaction(1, "Search", "Search", Interaction.Kind.READ),
            new Interaction(2, "Borrow", "Borrow", Interaction.Kind.WRITE));
    assertThat(library.interaction("Borrow").isWrite()).isTrue();
    assertThat(library.interaction("Home").isDynamic()).isFalse();
    assertThatThrownBy(() -> library.interaction("Borow"))
        .hasMessage("No interaction is called 'Borow': did you mean 'Borrow'?");
  }

  @Test
  void hasMixesOfWhichOneIsTheStandard() {
    assertThat(library.mixNames()).containsExactly("reading", "borrowing");
    assertThat(library.walks()).containsExactly("reading");
    assertThat(library.standardMix()).isEqualTo(library.mix("borrowing"));
    assertThat(library.mix("reading").isReadOnly()).isTrue();
    assertThat(library.mix("borrowing").isReadOnly()).isFalse();
    assertThat(library.mix("borrowing").operations())
        .extracting(Operation::weight)
        .containsExactly(3, 1);
    assertThat(library.mix("reading")).isLessThan(library.mix("borrowing"));
    assertThatThrownBy(() -> library.mix("lending"))
        .hasMessageContaining("There is no mix 'lending'")
        .hasMessageContaining("reading, borrowing");
  }

  @Test
  void limitsTheResponseTimesOfAllInteractionsOrOfNone() {
    assertThat(library.responseLimits()).isEmpty();
    Application strict = application(LIBRARY + "response-limit=3\nresponse-limit.Borrow=5.5\n");
    assertThat(strict.responseLimits())
        .hasSize(3)
        .containsEntry(strict.interaction("Search"), 3.0)
        .containsEntry(strict.interaction("Borrow"), 5.5);
    assertThatThrownBy(() -> application(LIBRARY + "response-limit.Borrow=5\n"))
        .hasMessageContaining("The key 'response-limit' is missing");
    assertThatThrownBy(() -> application(LIBRARY + "response-limit=3\nresponse-limit.Lend=5\n"))
        .hasMessageContaining("No interaction is called 'Lend'");
    assertThatThrownBy(() -> application(LIBRARY + "response-limit=0\n"))
        .hasMessageContaining("response-limit is a number of seconds above 0, not '0'");
  }

  @Test
  void namesTheTableThatIsMissing() {
    assertThatThrownBy(() -> library.mix("reading").table("legacy"))
        .hasMessageContaining("has no table legacy");
    assertThatThrownBy(() -> library.mix("reading").table("rubis-ee"))
        .hasMessageContaining("lacks its file org/rubisee/application/reading.txt");
  }

  @Test
  void knowsWhereAFaultIsNoticed() {
    assertThat(library.concernedBy("rows-locked")).containsExactly(library.interaction("Borrow"));
    assertThat(library.concernedBy("killed")).as("all").isEmpty();
  }

  @Test
  void maySayWhatReadersOfItsResultsMustKnow() {
    assertThat(library.note()).isEmpty();
    assertThat(application(LIBRARY + "note=It is small.\n").note()).isEqualTo("It is small.");
  }

  @Test
  void maySayHowPeopleLogIn() {
    assertThat(library.login(7)).isEmpty();
    assertThat(application(LIBRARY + "login=As reader1 to reader{users}\n").login(7))
        .isEqualTo("As reader1 to reader7");
  }

  @Test
  void knowsHowSessionsEnd() {
    assertThat(library.sessions()).isEqualTo(SessionRules.PLAIN);
    assertThat(
            application(LIBRARY + "session.end=first-page\nsession.most-seconds=3600\n").sessions())
        .isEqualTo(new SessionRules(true, 3600));
  }

  @ParameterizedTest
  @CsvSource({
    "standard-mix=borrowing, standart-mix=borrowing, did you mean 'standard-mix'",
    "title=A library, title=, The key 'title' is missing",
    "interaction.Home=static index.html, interaction.Home=page index.html, 'static, read or write'",
    "mix.borrowing.operation.1=3 Search, mix.borrowing.operation.1=Search, a weight from 1",
    "fault.rows-locked=Borrow, fault.rows-locked=Borow, did you mean 'Borrow'",
    "standard-mix=borrowing, standard-mix=none, There is no mix 'none'",
    "fault.rows-locked=Borrow, session.end=never, 'session.end is at-once or first-page'",
    "fault.rows-locked=Borrow, session.most-seconds=0, 'a whole number from 1, not '",
    "mix.reading.table.rubis-ee=org/rubisee/application/reading.txt,"
        + " fault.killed=Home, needs either tables or operations"
  })
  void saysWhatIsWrongWithAFile(String right, String wrong, String message) {
    assertThat(LIBRARY).contains(right);
    assertThatThrownBy(() -> application(LIBRARY.replace(right, wrong)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void isFoundByItsName() {
    assertThat(Applications.named("library", List.of(library))).isSameAs(library);
    assertThatThrownBy(() -> Applications.named("librari", List.of(library)))
        .hasMessageContaining("There is no application 'librari'; did you mean 'library'?");
    assertThatThrownBy(() -> Applications.named("library", List.of()))
        .hasMessageContaining("No application is on the class path");
  }

  @Test
  void isTheStandardIfItIsTheOnlyOne() {
    Application auction = application(LIBRARY.replace("name=library", "name=auction"));

    assertThat(Applications.standard(List.of(library))).isSameAs(library);
    assertThat(Applications.standard(List.of(library, auction))).isSameAs(auction);
  }
}
